export const consentTexts = {
  title: 'Cookies et mesure d’audience',
  text: 'Avec votre accord, nous mesurons la fréquentation du site pour l’améliorer. Aucun cookie publicitaire. Votre choix vaut 365\u00a0jours et se change en bas de page, par «\u202fGérer mes cookies\u202f».',
  /** Where no measurement is configured: the choice is for the day there is one. */
  textWithoutScript:
    'Ce site ne mesure pas sa fréquentation aujourd’hui, et n’a aucun cookie publicitaire. S’il la mesurait, ce ne serait qu’avec votre accord. Votre choix vaut 365\u00a0jours et se change en bas de page, par «\u202fGérer mes cookies\u202f».',
  accept: 'Accepter',
  refuse: 'Refuser',
  learnMore: 'En savoir plus',
  current: { accepted: 'Choix actuel\u00a0: accepté.', refused: 'Choix actuel\u00a0: refusé.' },
} as const;
