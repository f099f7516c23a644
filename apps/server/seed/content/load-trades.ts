import { namedTrades } from '@mitoyen/contract/features/vocabulary/named-trades.ts';
import { vocabulary } from '@mitoyen/contract/features/vocabulary/vocabulary.ts';

const known = new Map<string, readonly string[]>();

/** The trades that a title names, as a server reads them; titles are few. */
export function tradesOfTitle(title: string): readonly string[] {
  const trades = known.get(title) ?? namedTrades([title], vocabulary);
  known.set(title, trades);
  return trades;
}
