import { bimTrades } from './trades/bim.trades.ts';
import { designTrades } from './trades/design.trades.ts';
import { drawingTrades } from './trades/drawing.trades.ts';
import { engineeringTrades } from './trades/engineering.trades.ts';
import { imageTrades } from './trades/image.trades.ts';
import { inspectionTrades } from './trades/inspection.trades.ts';
import { siteTrades } from './trades/site.trades.ts';
import type { Trade } from './vocabulary.types.ts';

/**
 * The trades that people and offers are found by. Reserved titles: architects, loi n° 77-2 of 3 January 1977, article 40;
 * « paysagiste concepteur », loi n° 2016-1087 of 8 August 2016, article 174; « géomètre-expert », loi n° 46-942 of 7 May
 * 1946. Interior architects' title is not one.
 */
export const trades: readonly Trade[] = [
  ...designTrades,
  ...drawingTrades,
  ...bimTrades,
  ...engineeringTrades,
  ...siteTrades,
  ...imageTrades,
  ...inspectionTrades,
];
