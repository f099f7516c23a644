import { defineErrors } from '../../core/api-error.ts';

export const vocabularyErrors = defineErrors({
  /** The address names a trade that does not exist. */
  trade_not_found: [404, 'Ce métier est inconnu.'],
  trade_unknown: [400, 'Ce métier est inconnu.'],
  too_many_trades: [400, 'Trois métiers au plus.'],
  facet_unknown: [400, 'Ce critère est inconnu.'],
});
