import type { ActiveChip } from './active-chips.tsx';
import type { SearchedFilters } from './apply-finds.ts';

interface Criterion<Filters> {
  readonly label: string;
  readonly removal: Partial<Filters>;
  /** What it may be searched by instead. */
  readonly words?: string;
  readonly isInLine?: true;
}

/** A criterion as a chip that can be taken away, or turned back into words of the search: these are then kept as words. */
export function activeChip<Filters extends Pick<SearchedFilters, 'search'>>(
  { label, removal, words, isInLine }: Criterion<Filters>,
  search: string,
  change: (change: Partial<Filters>) => void,
  keepAsWords: (search: string) => void,
): ActiveChip {
  const onRemove = () => change(removal);
  if (words === undefined) return { label, onRemove };
  const onSearchWords = () => {
    const asWords = `${search} ${words}`.trim();
    keepAsWords(asWords);
    change({ ...removal, search: asWords } as Partial<Filters>);
  };
  return { label, onRemove, words, onSearchWords, ...(isInLine && { isInLine }) };
}
