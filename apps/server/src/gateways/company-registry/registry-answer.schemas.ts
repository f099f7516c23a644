import * as z from 'zod';
import type { RegistryCompany, RegistryEstablishment } from './company-registry.gateway.ts';

/**
 * What the registry gives instead of what people asked not to show (`statut_diffusion` P): a sole trader's names, a
 * company's acronym alone, addresses of both.
 */
const hiddenText = '[NON-DIFFUSIBLE]';

const optionalText = z.string().nullish();
const signs = z.array(optionalText).nullish();

const establishmentSchema = z.object({
  siret: z.string(),
  etat_administratif: optionalText,
  adresse: optionalText,
  code_postal: optionalText,
  libelle_commune: optionalText,
  nom_commercial: optionalText,
  liste_enseignes: signs,
});
type Establishment = z.infer<typeof establishmentSchema>;

const companySchema = z.object({
  siren: z.string(),
  nom_complet: optionalText,
  nom_raison_sociale: optionalText,
  sigle: optionalText,
  nature_juridique: optionalText,
  etat_administratif: optionalText,
  siege: establishmentSchema.nullish(),
  matching_etablissements: z.array(establishmentSchema).nullish(),
});

/** The part we read of an answer to `/search` (https://recherche-entreprises.api.gouv.fr/docs/). */
export const searchAnswerSchema = z.object({ results: z.array(companySchema) });

type AnsweredCompany = z.infer<typeof companySchema>;

const placesOf = ({ siege, matching_etablissements }: AnsweredCompany): Establishment[] => {
  const all = [...(siege ? [siege] : []), ...(matching_etablissements ?? [])];
  return [...new Map(all.map((place) => [place.siret, place])).values()];
};

const shown = (text: string | null | undefined) =>
  typeof text === 'string' && text !== '' && !text.includes(hiddenText) ? text : null;

function namesOf(company: AnsweredCompany): string[] {
  const places = placesOf(company);
  const names = [
    company.nom_raison_sociale,
    company.nom_complet,
    company.sigle,
    ...places.flatMap((place) => [place.nom_commercial, ...(place.liste_enseignes ?? [])]),
  ];
  return [...new Set(names.flatMap((name) => shown(name) ?? []))];
}

/** 'CAMILLE DURAND (STUDIO LUMEN)' → 'CAMILLE DURAND': sole traders have no other registered name. */
function registeredNameOf({ nom_raison_sociale, nom_complet }: AnsweredCompany): string | null {
  const full = shown(nom_complet);
  const end = full?.indexOf(' (') ?? -1;
  return shown(nom_raison_sociale) ?? (full && end > 0 ? full.slice(0, end) : full);
}

const toEstablishment = (place: Establishment): RegistryEstablishment => ({
  siret: place.siret,
  isActive: place.etat_administratif === 'A',
  address: shown(place.adresse),
  postalCode: shown(place.code_postal),
  town: shown(place.libelle_commune),
});

export function toRegistryCompany(company: AnsweredCompany): RegistryCompany {
  return {
    siren: company.siren,
    names: namesOf(company),
    name: registeredNameOf(company),
    legalCategory: shown(company.nature_juridique),
    isActive: company.etat_administratif === 'A',
    establishments: placesOf(company).map(toEstablishment),
  };
}
