import { defineErrors } from '../../core/api-error.ts';

export const secondFactorErrors = defineErrors({
  second_step_wrong: [
    401,
    'Ce code n’est pas valable, ou a déjà servi. Vérifiez l’heure de votre appareil, ou attendez le code suivant.',
  ],
  recovery_code_wrong: [401, 'Ce code de secours n’est pas valable, ou a déjà servi.'],
  passkey_refused: [401, 'Cette clé d’accès n’ouvre pas ce compte. Essayez-en une autre, ou un autre moyen.'],
  second_step_expired: [401, 'Trop de temps a passé depuis votre mot de passe. Recommencez la connexion.'],
  too_many_second_steps: [429, 'Trop d’essais. Réessayez dans quelques minutes.'],
  code_wrong: [
    403,
    'Ce code n’est pas valable, ou a déjà servi. Vérifiez l’heure de votre appareil, ou attendez le code suivant.',
  ],
  passkey_wrong: [403, 'Cette clé d’accès n’a pas pu être vérifiée. Recommencez.'],
  second_factor_required: [
    403,
    'Les opérateurs protègent leur compte par une clé d’accès ou une application d’authentification. Ajoutez-en une depuis votre compte.',
  ],
  last_second_factor: [
    409,
    'Un opérateur garde toujours un second facteur. Ajoutez-en un autre avant de retirer celui-ci.',
  ],
  passkey_known: [409, 'Cette clé d’accès est déjà enregistrée.'],
  too_many_passkeys: [409, 'Vous avez déjà 20 clés d’accès. Retirez-en une d’abord.'],
  second_factor_setup_expired: [400, 'Trop de temps a passé. Recommencez l’ajout.'],
  second_factor_not_found: [404, 'Ce second facteur n’existe plus.'],
});
