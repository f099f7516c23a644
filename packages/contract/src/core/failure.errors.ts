import { defineErrors } from './api-error.ts';

/** What the server or somebody between says when it is in trouble: the only errors that each page knows by itself. */
export const failureErrors = defineErrors({
  internal: [500, 'Une erreur est survenue. Veuillez réessayer.'],
  /** Refused before anything was done of it. */
  busy: [503, 'Le service est momentanément indisponible. Réessayez dans un instant.'],
  unavailable: [503, 'Le service est momentanément indisponible. Réessayez dans un instant.'],
});
