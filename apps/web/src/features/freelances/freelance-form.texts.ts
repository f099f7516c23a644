export const freelanceFormTexts = {
  activity: 'Votre métier',
  titleHint: 'Votre métier en quelques mots, par exemple «\u00a0Dessinatrice projeteuse\u00a0».',
  specializationHint: 'Par exemple «\u00a0Rénovation énergétique\u00a0».',
  hourlyRate: 'Tarif horaire',
  hourlyRateUnit: '€\u00a0/\u00a0heure',
  siretHint: '14\u00a0chiffres, avec ou sans espaces.',
  descriptionHint: 'Votre parcours, vos projets types, votre façon de travailler.',
} as const;
