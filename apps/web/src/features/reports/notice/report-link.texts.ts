import type { NoticeKind } from '@mitoyen/contract/features/reports/reports.rules.ts';

/** What leads to the page on which a content is reported. */
export const reportLinkTexts = {
  profile: 'Signaler ce profil',
  company: 'Signaler cette entreprise',
  project: 'Signaler ce projet',
  offer: 'Signaler cette offre',
  message: 'Signaler ce message',
} as const satisfies Record<NoticeKind, string>;
