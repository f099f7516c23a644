import type { Report } from '@mitoyen/contract/features/reports/reports.schemas.ts';

/** Camille's report of Awa, which nobody has decided. */
export function report(over: Partial<Report> = {}): Report {
  return {
    id: 'report-1',
    reason: 'harassment',
    createdAt: '2026-03-09T10:00:00.000Z',
    closedAt: null,
    decision: null,
    reporter: {
      userId: 'user-camille',
      username: 'Camille Durand',
      role: 'freelance',
      profileId: 'freelance-1',
      isSuspended: false,
    },
    reported: {
      userId: 'user-awa',
      username: 'Awa Ndiaye',
      role: 'entreprise',
      profileId: 'company-1',
      isSuspended: false,
    },
    sealed: null,
    reporterContact: null,
    target: { kind: 'account', id: 'user-awa', title: '' },
    place: '',
    content: '',
    details: 'Insultes dès le premier message.',
    messages: [
      {
        from: 'reported',
        subject: 'Un projet',
        content: 'Espèce de gâcheur',
        attachments: [],
        createdAt: '2026-03-09T09:00:00.000Z',
      },
    ],
    outcome: null,
    history: [],
    otherOpenReports: 0,
    ...over,
  };
}

/** A decision that suspended Awa's account. */
export const suspension = {
  id: 'decision-1',
  reportId: 'report-1',
  kind: 'suspension',
  ground: 'conduct',
  statement: 'Les messages joints sont insultants.',
  operatorName: 'Nora Petit',
  decidedAt: '2026-03-10T10:00:00.000Z',
} as const;
