import type { Vocabulary } from '@mitoyen/contract/features/vocabulary/vocabulary.schemas.ts';
import type { NamedEntry } from './find-entries.ts';
import { type Trade, tradeLabel } from './trade-label.ts';

/** A trade with all that it is called. */
export const tradeEntry = (trade: Trade): NamedEntry => ({
  key: trade.code,
  label: tradeLabel(trade),
  names: [trade.masculine, trade.feminine, ...trade.plurals, ...trade.synonyms, ...trade.abbreviations],
});

/** A program with all that it is called. */
export const softwareEntry = ({ code, name, synonyms }: Vocabulary['software'][number]): NamedEntry => ({
  key: code,
  label: name,
  names: [name, ...synonyms],
});
