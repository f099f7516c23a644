export const errorPageTexts = {
  notFoundHint: 'L’adresse est peut-être incomplète, ou la page a été supprimée.',
  failureTitle: 'Une erreur est survenue',
  failureHint: 'Ce n’est pas de votre fait. Vous pouvez réessayer.',
  unknownFailure: 'Une erreur est survenue. Veuillez réessayer.',
  retry: 'Réessayer',
  home: 'Retour à l’accueil',
} as const;
