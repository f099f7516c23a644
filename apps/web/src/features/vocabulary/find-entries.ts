import { foldWord } from '@mitoyen/contract/core/fold-word.ts';
import type { Suggestion } from '../../ui/combobox.tsx';

/** An entry of a list with all that it is called. */
export interface NamedEntry extends Suggestion {
  readonly names: readonly string[];
}

const fold = (text: string) =>
  foldWord(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** The entries that a text may mean: those with a name that begins so first, then those with such a word. */
export function findEntries(entries: readonly NamedEntry[], text: string): readonly NamedEntry[] {
  const sought = fold(text);
  if (sought === '') return entries;
  const rank = ({ names }: NamedEntry) => {
    const folded = names.map(fold);
    if (folded.some((name) => name.startsWith(sought))) return 0;
    return folded.some((name) => ` ${name}`.includes(` ${sought}`)) ? 1 : 2;
  };
  return entries
    .map((entry) => ({ entry, order: rank(entry) }))
    .filter(({ order }) => order < 2)
    .sort((one, other) => one.order - other.order)
    .map(({ entry }) => entry);
}
