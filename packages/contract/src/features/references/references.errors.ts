import { defineErrors } from '../../core/api-error.ts';

export const referenceErrors = defineErrors({
  reference_not_found: [404, 'Demande non trouvée'],
  own_project: [403, 'Vous ne pouvez pas confirmer votre propre projet.'],
  already_asked: [
    409,
    'Vous avez déjà demandé à cette agence de confirmer ce projet il y a moins de 12 mois.',
  ],
  agency_missing: [409, 'Indiquez d’abord l’agence dans le projet.'],
  nothing_to_confirm: [409, 'Indiquez d’abord votre rôle, les phases ou l’année dans le projet.'],
  too_many_reference_requests: [429, 'Trop de demandes aujourd’hui. Réessayez demain.'],
  reference_link_invalid: [
    400,
    'Ce lien n’est plus valable. La demande a pu être retirée, ou le projet modifié.',
  ],
  reference_expired: [410, 'Ce lien n’est plus valable\u00a0: la demande a plus de 30 jours.'],
  reference_answered: [409, 'Cette demande a déjà une réponse.'],
  reference_project_changed: [409, 'Le projet a été modifié entre-temps. Relisez-le avant de répondre.'],
  reference_not_settled: [409, 'Cette demande n’en est plus là. Actualisez la page.'],
});
