import { defineErrors } from '../../core/api-error.ts';

export const vocabularyErrors = defineErrors({
  place_unknown: [400, 'Ce lieu est inconnu.'],
  trade_unknown: [400, 'Ce métier est inconnu.'],
  too_many_trades: [400, 'Trois métiers au plus.'],
  facet_unknown: [400, 'Ce critère est inconnu.'],
});
