/** What is said of a SIRET number once the registry was asked. */
export const siretTexts = {
  siretVerified: 'SIRET vérifié',
  numberAndNameExplained:
    'Le registre des entreprises connaît ce numéro sous ce nom. Cela ne prouve pas que la personne inscrite ici représente l’entreprise\u00a0: avant de vous engager, écrivez ou téléphonez à l’entreprise par un autre moyen.',
  numberExplained:
    'Le registre des entreprises connaît ce numéro. Cela ne prouve pas qu’il est à la personne inscrite ici\u00a0: demandez-lui un justificatif avant de vous engager.',
  siretUnverified: 'SIRET non vérifié',
  siretElsewhere:
    'Un autre compte est déjà inscrit avec ce numéro SIRET. Vous pouvez continuer\u00a0; si personne d’autre ne devrait s’inscrire en son nom, écrivez-nous.',
  siretPending: 'SIRET en cours de vérification',
} as const;

/** What is said of a company that is known to be who it says. */
export const confirmedTexts = {
  confirmed: 'Entreprise confirmée',
  explained: {
    website:
      'Quelqu’un a répondu à un e-mail envoyé à une adresse du site web indiqué sur cette page\u00a0: cette inscription vient donc de qui tient ce site. Vérifiez que c’est bien celui de l’entreprise que vous connaissez.',
    operator: 'L’équipe de Mitoyen a vérifié que cette inscription vient de l’entreprise.',
  },
} as const;
