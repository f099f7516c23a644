import { foldWord } from '../../core/fold-word.ts';
import { formsOf } from './inflections.ts';
import { otherTradeWords } from './other-trade-words.ts';
import { vocabulary } from './vocabulary.ts';

/** A word that may vary: one behind an apostrophe says of what the others are. */
const words = /(?<![’\p{L}\d])[\p{L}\d]+/gu;

/** By masculine, without accents, its four forms as they are written. */
const written = new Map(
  [...vocabulary.trades, ...otherTradeWords].flatMap((entry) => {
    const forms = formsOf(entry).map((form) => form.match(words) ?? []);
    return (forms[0] ?? [])
      .map((masculine, place) => [foldWord(masculine), forms.map((form) => form[place] ?? '')] as const)
      .filter(([, spelt]) => new Set(spelt).size > 1);
  }),
);

/** The genders and numbers of a name in the masculine: all of its words that vary are in the same one. */
export const formsOfName = (name: string) =>
  [0, 1, 2, 3].map((form) => name.replaceAll(words, (word) => written.get(foldWord(word))?.[form] ?? word));

/** The trades' other names, each with its forms. */
export const synonyms = vocabulary.trades.flatMap(({ code, synonyms: names }) =>
  names.map((name) => ({ code, name, forms: formsOfName(name) })),
);
