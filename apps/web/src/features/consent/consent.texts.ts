export const consentTexts = {
  title: 'Cookies et mesure d’audience',
  text: 'Mitoyen fonctionne sans cookie publicitaire. Avec votre accord, nous mesurons la fréquentation du site pour l’améliorer. Votre choix est conservé 365\u00a0jours et peut être changé à tout moment par «\u202fGérer mes cookies\u202f», en bas de chaque page.',
  accept: 'Accepter',
  refuse: 'Refuser',
  learnMore: 'En savoir plus',
  current: { accepted: 'Choix actuel : accepté.', refused: 'Choix actuel : refusé.' },
} as const;
