import { defineErrors } from '../../core/api-error.ts';

/** Answers of the registry checks, on companies and on freelances alike. */
export const registryErrors = defineErrors({
  siren_not_found: [400, 'Le SIREN fourni est introuvable dans la base des entreprises.'],
  company_name_mismatch: [400, 'Le nom de l’entreprise ne correspond pas au SIREN du SIRET fourni.'],
});

export const companyErrors = defineErrors({
  company_not_found: [404, 'Entreprise non trouvée'],
  company_website_missing: [409, 'Indiquez d’abord votre site web dans votre profil.'],
  company_domain_refused: [
    409,
    'Ce site ne peut pas confirmer votre entreprise\u00a0: n’importe qui peut avoir une adresse à ce domaine.',
  ],
  company_address_elsewhere: [400, 'Cette adresse n’est pas à votre site web.'],
  company_link_invalid: [
    400,
    'Ce lien n’est plus valable, ou le site web a changé depuis. Demandez-en un nouveau depuis votre profil.',
  ],
  too_many_company_links: [429, 'Trop de liens demandés. Réessayez plus tard.'],
  company_exists: [409, 'Ce compte a déjà un profil entreprise.'],
});
