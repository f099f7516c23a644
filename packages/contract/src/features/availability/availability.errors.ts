import { defineErrors } from '../../core/api-error.ts';

export const availabilityErrors = defineErrors({
  availability_token_invalid: [
    400,
    'Ce lien n’est plus valable. Connectez-vous pour dire quand vous êtes disponible.',
  ],
  no_availability: [404, 'Ce compte n’a pas de fiche.'],
});
