import { designTrades } from './design-trades.ts';
import { technicalTrades } from './technical-trades.ts';
import type { Trade } from './trade.ts';

export { surveying } from './surveying-trade.ts';

export const trades: readonly Trade[] = [...designTrades, ...technicalTrades];
