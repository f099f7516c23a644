import { defineErrors } from '../../core/api-error.ts';

export const personalDataErrors = defineErrors({
  too_many_exports: [429, 'Vous avez déjà demandé plusieurs archives. Réessayez dans une heure.'],
});
