import { defineErrors } from '../../core/api-error.ts';

export const pushErrors = defineErrors({
  push_off: [404, 'Les notifications sur l’appareil ne sont pas proposées ici.'],
  too_many_renewals: [429, 'Trop de changements depuis cette adresse. Réessayez dans une heure.'],
  push_endpoint_refused: [
    400,
    'Votre navigateur utilise un service de notification que nous ne pouvons pas joindre. Essayez un autre navigateur.',
  ],
});
