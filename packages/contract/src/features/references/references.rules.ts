/** For how many days a request may be answered. */
export const referenceRequestDays = 30;
/** Months in which a project is asked about once of one agency. */
export const referenceAskMonths = 12;
/** Requests that one account sends in 24 hours. */
export const mostReferenceRequestsPerDay = 10;
/** Requests that one mailbox gets in 24 hours, counted over all callers. */
export const mostReferenceMailsPerDay = 3;

/**
 * What became of a request. `proposed`: the agency put something right, and the freelance has not said yes or no;
 * `changed`: the project became another than the one that was asked about or confirmed.
 */
export const referenceStates = [
  'asked',
  'confirmed',
  'proposed',
  'refused',
  'dropped',
  'withdrawn',
  'changed',
] as const;
export type ReferenceState = (typeof referenceStates)[number];
/** The same as people see it: a request that nobody answered runs out by the clock. */
export const shownReferenceStates = [...referenceStates, 'expired'] as const;
export type ShownReferenceState = (typeof shownReferenceStates)[number];

/** How the confirming party is known: by the account of the firm of that SIREN, or only by a mail address. */
export const referenceMeans = ['siren', 'email'] as const;
export type ReferenceMeans = (typeof referenceMeans)[number];

/** What the holder of a link may say. `stop`: no more requests to this address. */
export const referenceAnswers = ['confirm', 'correct', 'refuse', 'withdraw', 'stop'] as const;
export type ReferenceAnswer = (typeof referenceAnswers)[number];
