import type { NoticeKind } from '@mitoyen/contract/features/reports/reports.rules.ts';

/** What leads to the page on which a content is reported; what it is stands beside it. */
export const reportLinkTexts = {
  report: 'Signaler',
  of: {
    profile: 'ce profil',
    company: 'cette entreprise',
    project: 'ce projet',
    offer: 'cette offre',
    message: 'ce message',
  } satisfies Record<NoticeKind, string>,
} as const;
