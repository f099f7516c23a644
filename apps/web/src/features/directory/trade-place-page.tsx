import { loadTradePage, tradePageHead } from './load-trade-page.ts';
import { TradePageView } from './trade-page-view.tsx';

export const load = loadTradePage;
export const head = tradePageHead;
export default TradePageView;
