import { defineErrors } from '../../core/api-error.ts';

export const takedownErrors = defineErrors({
  content_not_found: [404, 'Contenu introuvable, ou déjà retiré'],
  own_content: [403, 'Vous ne pouvez pas retirer vos propres contenus.'],
  takedown_not_found: [404, 'Décision non trouvée'],
  already_contested: [409, 'Vous avez déjà contesté cette décision.'],
  contest_too_late: [409, 'Cette décision ne peut plus être contestée.'],
  not_contested: [409, 'Personne ne conteste cette décision.'],
  already_settled: [409, 'Cette décision est définitive.'],
  place_taken: [
    409,
    'Ce contenu ne peut pas être rétabli\u00a0: une autre image est à sa place, ou elle n’existe plus.',
  ],
});
