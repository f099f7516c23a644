/** What can be switched off, each with what takes its place in the simulation. */
export const mechanisms = {
  alerts: 'no mail on what a kept search finds',
  unread: 'no mail on a message that waits',
  question: 'nobody is asked whether they are still available',
  suggestions: 'people look at the newest offers alone, not at those that fit',
  shuffle: 'every visit reads the directory in one order',
  deadlines: 'nothing closes an offer whose deadline has passed',
} as const;
export type Mechanism = keyof typeof mechanisms;
export const mechanismNames = Object.keys(mechanisms) as readonly Mechanism[];

/** The jobs that a mechanism is made of. */
export const jobsOfMechanism: Readonly<Partial<Record<Mechanism, string>>> = {
  alerts: 'saved-searches.alerts',
  unread: 'conversations.mail-unread',
  question: 'availability-ask',
  deadlines: 'offers.watch-deadlines',
};
