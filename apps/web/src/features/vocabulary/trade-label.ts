import { foldWord } from '@mitoyen/contract/core/fold-word.ts';
import type { Vocabulary } from '@mitoyen/contract/features/vocabulary/vocabulary.schemas.ts';

export type Trade = Vocabulary['trades'][number];

const capitalised = (text: string) => text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);

/** A trade that may be anybody's: 'Dessinateur / dessinatrice'. */
export function tradeLabel({ masculine, feminine }: Pick<Trade, 'masculine' | 'feminine'>): string {
  return capitalised(masculine === feminine ? masculine : `${masculine} / ${feminine}`);
}

const wordsOf = (text: string) => foldWord(text).split(/[^a-z0-9]+/);

/** A trade as its holder writes it: in the gender of one of its words in their title; else both. */
export function ownTradeLabel(trade: Pick<Trade, 'masculine' | 'feminine'>, title: string): string {
  const { masculine, feminine } = trade;
  const written = new Set(wordsOf(title));
  const telling = (form: string, other: string) =>
    wordsOf(form).some((word) => !wordsOf(other).includes(word) && written.has(word));
  const [isFeminine, isMasculine] = [telling(feminine, masculine), telling(masculine, feminine)];
  if (isFeminine === isMasculine) return tradeLabel(trade);
  return capitalised(isFeminine ? feminine : masculine);
}
