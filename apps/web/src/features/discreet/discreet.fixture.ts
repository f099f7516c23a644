import type { AskedReveal, DiscreetCard } from '@mitoyen/contract/features/discreet/discreet.schemas.ts';

/** A discreet person, as a firm that has not asked reads them. */
export const someone: DiscreetCard = {
  handle: 'q3JhandleofSomeone1234',
  trade: 'architecte',
  place: { code: 'd69', name: 'Rhône' },
  experience: '6-10',
  software: ['revit'],
  phases: ['DCE'],
  availability: 'En poste, ouvert aux opportunités',
  salary: { min: 35_000, max: 40_000 },
  request: null,
  jobseekerId: null,
};

/** A firm's request to them. */
export const asked: AskedReveal = {
  id: 'reveal-1',
  subject: 'Un poste à Lyon',
  content: 'Votre parcours nous intéresse.',
  askedAt: '2026-03-09T10:00:00.000Z',
  state: 'waiting',
  handle: someone.handle,
  jobseekerId: null,
  conversationId: null,
};
