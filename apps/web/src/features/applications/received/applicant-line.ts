import type { Application } from '@mitoyen/contract/features/applications/applications.schemas.ts';

/** 'Architecte DPLG' and 'Lyon', as far as it is said. */
export function applicantLine({ received }: Application) {
  return [received?.title, received?.location];
}
