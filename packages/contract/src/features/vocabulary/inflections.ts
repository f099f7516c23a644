import { foldWord } from '../../core/fold-word.ts';

/** A trade's forms as far as words are read from them. */
export interface Forms {
  readonly masculine: string;
  readonly feminine: string;
  readonly plurals: readonly [string, string];
}

/** The four forms of a trade's name: masculine, feminine, and their plurals. */
export function formsOf({ masculine, feminine, plurals }: Forms): readonly string[] {
  return [masculine, feminine, ...plurals];
}

/**
 * By folded word, the genders and numbers of it that trades have, the masculine first: 'cheffes' has 'chef', 'cheffe',
 * 'chefs', 'cheffes'. The words of a trade that stay the same in all of its forms have none.
 */
export function readInflections(
  trades: readonly Forms[],
  split: (form: string) => readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const inflections = new Map<string, readonly string[]>();
  for (const trade of trades) {
    const forms = formsOf(trade).map((form) => split(form).map(foldWord));
    for (const place of forms[0]?.keys() ?? []) {
      const words = new Set(forms.map((form) => form[place] ?? ''));
      if (words.size > 1) for (const word of words) inflections.set(word, [...words]);
    }
  }
  return inflections;
}
