import { foldWord } from '../../core/fold-word.ts';
import { readInflections } from './inflections.ts';
import { otherTradeWords } from './other-trade-words.ts';
import { trades } from './trades.vocabulary.ts';

const forms = [...trades, ...otherTradeWords];
// 'géomètres' stands alone as well as in 'géomètres-experts'
const inflections = new Map([
  ...readInflections(forms, (form) => form.split(/[ -]/)),
  ...readInflections(forms, (form) => form.split(' ')),
]);

/** Whether a word is one of a trade's, in whatever gender and number. */
export const hasTradeForms = (word: string): boolean => inflections.has(foldWord(word));

/** One word for all genders and numbers of a trade's word: the masculine, folded. Any other word is itself. */
export function tradeWordOf(word: string): string {
  return inflections.get(foldWord(word))?.[0] ?? word;
}

/**
 * What stands in a text that holds any gender or number of a trade's word, for looking it up as a part of words:
 * 'architecte' stands in 'architectes'. Any other word is itself.
 */
export function tradeWordForms(word: string): readonly string[] {
  const forms = inflections.get(foldWord(word)) ?? [word];
  return forms.filter((form) => !forms.some((other) => other !== form && form.includes(other)));
}
