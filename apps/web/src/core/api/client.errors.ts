import { defineErrors } from '@mitoyen/contract/core/api-error.ts';

/**
 * Failures that occur in the browser: the server could not be reached, or not in time, a page's file did not
 * load, or no page has this address.
 */
export const clientErrors = defineErrors({
  network: [0, 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.'],
  late: [0, 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.'],
  page_unavailable: [0, 'Vérifiez votre connexion, puis réessayez.'],
  page_not_found: [404, 'Page non trouvée'],
});
