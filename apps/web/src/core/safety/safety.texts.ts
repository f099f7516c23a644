export const safetyTexts = {
  options: 'Bloquer ou signaler',
  reportProfile: 'Signaler ce profil',
  blocked: 'Vous avez bloqué cette personne.',
  blockedHint: 'Elle ne peut plus vous écrire. Pour lui écrire, débloquez-la.',
  unblock: 'Débloquer',
  unblockFailure: 'Cette personne n’a pas pu être débloquée. Réessayez.',
} as const;
