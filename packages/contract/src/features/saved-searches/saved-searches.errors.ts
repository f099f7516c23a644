import { defineErrors } from '../../core/api-error.ts';

export const savedSearchErrors = defineErrors({
  kept_search_exists: [409, 'Vous gardez déjà cette recherche.'],
  kept_search_limit: [403, 'Vingt recherches au plus.'],
  kept_search_not_found: [404, 'Cette recherche n’est plus gardée.'],
  token_invalid: [
    400,
    'Ce lien n’est plus valable. Gardez à nouveau la recherche pour en recevoir un autre.',
  ],
  alert_token_invalid: [400, 'Ce lien n’est pas valable. Retrouvez vos alertes dans votre espace.'],
  alert_mails_exhausted: [
    429,
    'Trop d’alertes ont été demandées aujourd’hui sur Mitoyen. Créez un compte pour garder cette recherche, ou réessayez demain.',
  ],
  too_many_kept_searches: [429, 'Trop de demandes. Réessayez dans une heure.'],
});
