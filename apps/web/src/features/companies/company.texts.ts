export const companyTexts = {
  pageTitle: 'Entreprise',
  back: 'Retour',
  city: 'Ville',
  legalStatus: 'Forme juridique',
  siret: 'SIRET',
  website: 'Site web',
} as const;

/** What is said of a SIRET number once the registry was asked. */
export const siretTexts = {
  siretVerified: 'SIRET vérifié',
  siretUnverified: 'SIRET non vérifié',
  siretElsewhere:
    'Un autre compte est déjà inscrit avec ce numéro SIRET. Vous pouvez continuer\u00a0; si personne d’autre ne devrait s’inscrire en son nom, écrivez-nous.',
  siretPending: 'SIRET en cours de vérification',
} as const;
