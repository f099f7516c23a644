/** What operators may take down, one at a time. */
export const contentKinds = {
  picture: 'Image',
  project: 'Projet',
  offer: 'Offre',
  message: 'Message',
} as const;
export type ContentKind = keyof typeof contentKinds;
export const contentKindNames = Object.keys(contentKinds) as readonly ContentKind[];

/** How a takedown ends: the content stays away, or stands again where it was. */
const takedownOutcomes = { upheld: 'Retrait confirmé', restored: 'Contenu rétabli' } as const;
export type TakedownOutcome = keyof typeof takedownOutcomes;
export const takedownOutcomeNames = Object.keys(takedownOutcomes) as readonly TakedownOutcome[];

/** Stands where a message was taken down. */
export const removedMessageText = 'Ce message a été retiré par l’équipe de Mitoyen.';
/** The answer to applicants of an offer that was taken down. */
export const removedOfferText =
  'Merci pour votre candidature. Cette offre a été retirée de Mitoyen\u00a0: il n’y sera pas donné suite.';
