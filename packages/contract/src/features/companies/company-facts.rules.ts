/** How many people work in a company. */
export const companySizes = ['1', '2-9', '10-49', '50-249', '250-'] as const;
export type CompanySize = (typeof companySizes)[number];

export const companySizeLabels: Readonly<Record<CompanySize, string>> = {
  '1': '1 personne',
  '2-9': '2 à 9 personnes',
  '10-49': '10 à 49 personnes',
  '50-249': '50 à 249 personnes',
  '250-': '250 personnes et plus',
};

/** What a company does. */
export const companySectors = [
  'architecture',
  'interieur',
  'paysage',
  'urbanisme',
  'ingenierie',
  'economie',
  'bim',
  'conduite',
  'construction',
  'bois',
  'patrimoine',
  'promotion',
  'ouvrage',
] as const;
export type CompanySector = (typeof companySectors)[number];

export const companySectorLabels: Readonly<Record<CompanySector, string>> = {
  architecture: 'Architecture',
  interieur: 'Architecture d’intérieur',
  paysage: 'Paysage',
  urbanisme: 'Urbanisme',
  ingenierie: 'Bureau d’études',
  economie: 'Économie de la construction',
  bim: 'BIM',
  conduite: 'Conduite de travaux et OPC',
  construction: 'Entreprise générale',
  bois: 'Charpente et ossature bois',
  patrimoine: 'Patrimoine et restauration',
  promotion: 'Promotion immobilière',
  ouvrage: 'Maîtrise d’ouvrage',
};

/** More than these say nothing any more. */
export const mostSectors = 4;
