import { ApiError, defineErrors } from './api-error.ts';
import { failureErrors } from './failure.errors.ts';
import { unstorableMessage } from './storable-text.ts';

/** Errors that belong to no feature. */
export const commonErrors = {
  ...defineErrors({
    invalid_request: [400, 'La demande n’est pas valide.'],
    invalid_text: [400, unstorableMessage],
    invalid_json: [400, 'Le corps de la demande n’est pas du JSON valide.'],
    name_reserved: [
      400,
      'Ce nom ressemble à celui de Mitoyen ou d’un organisme officiel\u00a0: indiquez le vôtre. Si c’est bien le vôtre, écrivez-nous.',
    ],
    unauthenticated: [401, 'Connectez-vous pour continuer.'],
    forbidden: [403, 'Vous n’avez pas le droit de faire cela.'],
    email_unconfirmed: [
      403,
      'Confirmez d’abord votre adresse e-mail\u00a0: ouvrez le lien que nous vous avons envoyé, ou demandez-en un nouveau dans la page Compte.',
    ],
    not_found: [404, 'Cette page ou cette ressource n’existe pas.'],
    method_not_allowed: [405, 'Cette méthode n’est pas acceptée à cette adresse.'],
    request_timeout: [408, 'L’envoi a pris trop de temps. Vérifiez votre connexion et réessayez.'],
    conflict: [409, 'Cette modification entre en conflit avec une autre. Rechargez la page.'],
    payload_too_large: [413, 'L’envoi est trop volumineux.'],
    unsupported_media_type: [415, 'Ce format n’est pas accepté.'],
    too_many_requests: [429, 'Trop de tentatives. Réessayez dans quelques minutes.'],
    files_unavailable: [
      503,
      'Les fichiers ne peuvent être ni envoyés ni ouverts pour le moment. Réessayez dans quelques minutes.',
    ],
  }),
  ...failureErrors,
};

/** A refusal about one field, with the field's own message. */
export function fieldError(path: string, message: string): ApiError {
  return new ApiError({ ...commonErrors.invalid_request, message }, { issues: [{ path, message }] });
}
