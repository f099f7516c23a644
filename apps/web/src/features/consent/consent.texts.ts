export const consentTexts = {
  title: 'Cookies et mesure d’audience',
  text: 'Acceptez-vous la mesure d’audience\u202f? Aucun cookie publicitaire.',
  /** Where no measurement is configured: the choice is for the day there is one. */
  textWithoutScript: 'L’audience n’est pas mesurée. L’accepteriez-vous\u202f? Aucun cookie publicitaire.',
  accept: 'Accepter',
  refuse: 'Refuser',
  learnMore: 'En savoir plus sur les cookies',
  current: { accepted: 'Choix actuel\u00a0: accepté.', refused: 'Choix actuel\u00a0: refusé.' },
} as const;
