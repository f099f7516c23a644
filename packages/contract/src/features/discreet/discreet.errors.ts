import { defineErrors } from '../../core/api-error.ts';

export const discreetErrors = defineErrors({
  already_asked: [409, 'Votre entreprise a déjà écrit à cette personne.'],
  reveal_not_found: [404, 'Demande non trouvée'],
  reveal_unconfirmed: [
    409,
    'Ce compte n’est plus celui d’une entreprise confirmée à qui vous acceptez d’être visible\u00a0: vous ne lui avez pas été révélé.',
  ],
  reveal_answered: [409, 'Vous avez déjà répondu à cette demande.'],
});
