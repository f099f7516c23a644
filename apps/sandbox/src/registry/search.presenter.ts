import type { Company, Establishment } from './companies.ts';
import { hiddenName } from './registry.ts';
import type { Match } from './search.ts';

/** Codes of INSEE's table of legal categories. */
const legalCategories: Readonly<Record<string, string>> = {
  EI: '1000',
  SARL: '5499',
  EURL: '5498',
  SCOP: '5458',
  SA: '5599',
  SAS: '5710',
  SELARL: '5485',
};

/** INSEE writes names in capitals without accents. */
const asInsee = (text: string): string =>
  text.toUpperCase().replaceAll('Œ', 'OE').replaceAll('’', "'").normalize('NFKD').replace(/\p{M}/gu, '');

function presentEstablishment(company: Company, place: Establishment) {
  const isOpen = company.isActive && place.isActive;
  const address = `${place.street} ${place.postalCode} ${place.town}`;
  return {
    siret: place.siret,
    est_siege: company.establishments[0]?.siret === place.siret,
    adresse: company.isPublic ? asInsee(address) : hiddenName,
    code_postal: company.isPublic ? place.postalCode : hiddenName,
    libelle_commune: asInsee(place.town),
    etat_administratif: isOpen ? 'A' : 'F',
    liste_enseignes: company.tradeName && [company.isPublic ? asInsee(company.tradeName) : hiddenName],
    nom_commercial: company.isPublic ? company.tradeName && asInsee(company.tradeName) : hiddenName,
    statut_diffusion_etablissement: company.isPublic ? 'O' : 'P',
  };
}

function presentNames(company: Company) {
  if (!company.isPublic) {
    return { nom_complet: hiddenName, nom_raison_sociale: hiddenName, sigle: hiddenName };
  }
  const name = asInsee(company.name);
  const others = [company.tradeName, company.acronym].filter((text) => text !== null);
  return {
    nom_complet: [name, ...others.map((text) => `(${asInsee(text)})`)].join(' '),
    nom_raison_sociale: company.kind === 'firm' ? name : null,
    sigle: company.acronym,
  };
}

export const includableFields = ['siege', 'matching_etablissements', 'complements'] as const;
export type IncludableField = (typeof includableFields)[number];

/** One result of `/search`, with only those of the longer fields which were asked for, and so many establishments. */
export function presentMatch(
  { company, establishments }: Match,
  { fields, mostEstablishments }: { fields: ReadonlySet<IncludableField>; mostEstablishments: number },
) {
  const [siege] = company.establishments;
  return {
    siren: company.siren,
    ...presentNames(company),
    nombre_etablissements: company.establishments.length,
    nombre_etablissements_ouverts: company.establishments.filter(({ isActive }) => isActive).length,
    ...(fields.has('siege') && siege && { siege: presentEstablishment(company, siege) }),
    etat_administratif: company.isActive ? 'A' : 'C',
    nature_juridique: legalCategories[company.legalForm] ?? '5710',
    statut_diffusion: company.isPublic ? 'O' : 'P',
    ...(fields.has('matching_etablissements') && {
      matching_etablissements: establishments
        .slice(0, mostEstablishments)
        .map((place) => presentEstablishment(company, place)),
    }),
    ...(fields.has('complements') && {
      complements: { est_entrepreneur_individuel: company.kind === 'independent' },
    }),
  };
}
