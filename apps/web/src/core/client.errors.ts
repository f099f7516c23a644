import { defineErrors } from '@mitoyen/contract/core/api-error.ts';

/** Failures that only the pages know: the server never answered, or no page has this address. */
export const clientErrors = defineErrors({
  network: [0, 'Erreur serveur. Vérifiez votre connexion, puis réessayez.'],
  page_not_found: [404, 'Page non trouvée'],
});
