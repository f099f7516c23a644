/** What a profile's page says of proofs. */
export const markTexts = {
  title: 'Justificatifs',
  declared: 'Déclaré',
  verified: 'Vérifié',
  until: (day: string) => `jusqu’au ${day}`,
  explained: {
    declared:
      'Déclaré par la personne, sans vérification de notre part. Demandez-lui le document avant de vous engager.',
    verified:
      'Lu par une personne de Mitoyen, qui l’a comparé à sa source quand elle est publique. Cela ne dit rien de la qualité du travail.',
  },
  ordre: 'Inscription à l’Ordre',
  ordreExplained:
    'Le titre d’architecte est réservé aux inscrits à l’Ordre (loi n° 77-2 du 3 janvier 1977). L’annuaire public de l’Ordre permet de vérifier une inscription.',
  ordreStates: { none: 'Non déclarée', declared: 'Déclarée', verified: 'Vérifiée' },
  otherTitle: 'Titre réservé par la loi',
  otherUnproved: 'Non vérifié par Mitoyen',
  otherLaws: {
    landscape: 'Loi n° 2016-1087 du 8 août 2016, art. 174.',
    surveyor: 'Loi n° 46-942 du 7 mai 1946, art. 2.',
  },
} as const;
