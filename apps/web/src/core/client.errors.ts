import { defineErrors } from '@mitoyen/contract/core/api-error.ts';

/** Failures that only a caller can see: the server never answered. */
export const clientErrors = defineErrors({
  network: [0, 'Erreur serveur. Vérifiez votre connexion, puis réessayez.'],
});
