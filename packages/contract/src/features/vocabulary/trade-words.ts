import { foldWord } from '../../core/fold-word.ts';
import { formsOf, trades } from './trades.vocabulary.ts';

/** The words of a form, folded. */
const wordsOf = (form: string) => form.split(' ').map(foldWord);

/**
 * By folded word, the genders and numbers of it that trades have, the masculine first: 'cheffes' has 'chef', 'cheffe',
 * 'chefs', 'cheffes'. The words of a trade that stay the same in all of its forms have none.
 */
function readInflections(): ReadonlyMap<string, readonly string[]> {
  const inflections = new Map<string, readonly string[]>();
  for (const trade of trades) {
    const forms = formsOf(trade).map(wordsOf);
    for (const place of forms[0]?.keys() ?? []) {
      const words = new Set(forms.map((form) => form[place] ?? ''));
      if (words.size > 1) for (const word of words) inflections.set(word, [...words]);
    }
  }
  return inflections;
}

const inflections = readInflections();

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
