/** What others read of both lists; first pages carry these, and none of what the form says. */
export const careerViewTexts = {
  experiences: { heading: 'Expériences', hidden: 'Connectez-vous pour voir dans quelles agences.' },
  education: { heading: 'Formation', hidden: 'Connectez-vous pour voir dans quelles écoles.' },
  today: 'aujourd’hui',
  contract: 'Contrat',
} as const;
