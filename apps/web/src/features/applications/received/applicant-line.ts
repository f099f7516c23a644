import type { Application } from '@mitoyen/contract/features/applications/applications.schemas.ts';

/** 'Architecte DPLG · Lyon', as far as it is said. */
export function applicantLine({ received }: Application): string {
  return [received?.title, received?.location].filter(Boolean).join(' · ');
}
