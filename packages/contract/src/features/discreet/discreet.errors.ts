import { defineErrors } from '../../core/api-error.ts';

export const discreetErrors = defineErrors({
  already_asked: [409, 'Votre entreprise a déjà écrit à cette personne.'],
  reveal_not_found: [404, 'Demande non trouvée'],
  reveal_answered: [409, 'Vous avez déjà répondu à cette demande.'],
});
