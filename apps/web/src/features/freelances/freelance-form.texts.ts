export const freelanceFormTexts = {
  activity: 'Votre activité',
  titleHint: 'Votre métier en quelques mots, par exemple «\u00a0Architecte DPLG\u00a0».',
  specializationHint: 'Par exemple «\u00a0Rénovation énergétique\u00a0».',
  hourlyRate: 'Tarif horaire',
  hourlyRateUnit: '€\u00a0/\u00a0heure',
  siretHint: '14\u00a0chiffres. Il figure sur votre avis de situation Insee ou votre extrait Kbis.',
  descriptionHint: 'Votre parcours, vos projets types, votre façon de travailler.',
} as const;
