import { defineErrors } from './api-error.ts';

/** Errors of a server or proxy in trouble: the only ones that every page knows by itself. */
export const failureErrors = defineErrors({
  internal: [500, 'Une erreur est survenue. Veuillez réessayer.'],
  /** Refused before any of the request was carried out. */
  busy: [503, 'Le service est momentanément indisponible. Réessayez dans un instant.'],
  unavailable: [503, 'Le service est momentanément indisponible. Réessayez dans un instant.'],
});
