import { defineErrors } from '../../core/api-error.ts';

/** Answers of the registry checks, on companies and on freelances alike. */
export const registryErrors = defineErrors({
  siren_not_found: [400, 'Le SIREN fourni est introuvable dans la base des entreprises.'],
  company_name_mismatch: [400, 'Le nom de l’entreprise ne correspond pas au SIREN du SIRET fourni.'],
});

export const companyErrors = defineErrors({
  company_not_found: [404, 'Entreprise non trouvée'],
  company_exists: [409, 'Ce compte a déjà un profil entreprise.'],
});
