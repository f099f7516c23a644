import { defineErrors } from '../../core/api-error.ts';

export const portfolioErrors = defineErrors({
  portfolio_item_not_found: [404, 'Projet non trouvé'],
  portfolio_full: [409, 'Votre portfolio compte déjà 40 projets.'],
});
