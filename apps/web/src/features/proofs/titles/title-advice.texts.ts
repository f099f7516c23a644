/** Said under a title that the law keeps, while there is no number of the Ordre. */
export const titleAdviceTexts = {
  lead: 'Le titre d’architecte suppose l’inscription à l’Ordre (loi n° 77-2). Sans numéro, vous pouvez écrire\u00a0:',
  kept: 'Ou garder votre titre\u00a0: votre page dira «\u202fInscription à l’Ordre\u00a0: non déclarée\u202f», jusqu’à ce que vos justificatifs aient votre numéro.',
  other: 'Ce titre est réservé par la loi\u00a0: votre page dira que Mitoyen ne l’a pas vérifié.',
} as const;
