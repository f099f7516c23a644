export const consentTexts = {
  title: 'Cookies et mesure d’audience',
  text: 'Avec votre accord, nous mesurons la fréquentation du site. Aucun cookie publicitaire.',
  /** Where no measurement is configured: the choice is for the day there is one. */
  textWithoutScript: 'Ce site ne mesure pas sa fréquentation et n’a aucun cookie publicitaire.',
  accept: 'Accepter',
  refuse: 'Refuser',
  learnMore: 'En savoir plus',
  current: { accepted: 'Choix actuel\u00a0: accepté.', refused: 'Choix actuel\u00a0: refusé.' },
} as const;
