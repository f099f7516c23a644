export const blockedPeopleTexts = {
  pageTitle: 'Personnes bloquées',
  lead: 'Elles ne peuvent plus vous écrire, ni répondre à vos offres. Elles n’en sont pas prévenues.',
  loading: 'Chargement...',
  failureTitle: 'La liste n’a pas pu être chargée.',
  empty: 'Vous n’avez bloqué personne.',
  emptyHint:
    'Pour bloquer quelqu’un, ouvrez votre conversation et choisissez «\u202fBloquer ou signaler\u202f», à côté de son nom.',
  since: (day: string) => `depuis le ${day}`,
  unblock: 'Débloquer',
  unblockPerson: (name: string) => `Débloquer ${name}`,
  unblockFailure: 'Cette personne n’a pas pu être débloquée. Réessayez.',
  toMessages: 'Voir mes messages',
} as const;

export const blockedNoticeTexts = {
  blocked: 'Vous avez bloqué cette personne.',
  blockedHint: 'Elle ne peut plus vous écrire. Pour lui écrire, débloquez-la.',
  unblock: 'Débloquer',
  unblockFailure: 'Cette personne n’a pas pu être débloquée. Réessayez.',
} as const;
