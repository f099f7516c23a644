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
  siretPending: 'SIRET en cours de vérification',
} as const;
