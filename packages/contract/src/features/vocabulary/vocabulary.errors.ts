import { defineErrors } from '../../core/api-error.ts';

export const vocabularyErrors = defineErrors({
  trade_unknown: [400, 'Ce métier est inconnu.'],
  too_many_trades: [400, 'Trois métiers au plus.'],
  facet_unknown: [400, 'Ce critère est inconnu.'],
});
