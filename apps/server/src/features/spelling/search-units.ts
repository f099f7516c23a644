import { foldWord } from '@mitoyen/contract/core/fold-word.ts';
import { isLink } from '@mitoyen/contract/features/vocabulary/linking-words.ts';
import {
  type QueryWord,
  readQueryWords,
  type Span,
} from '@mitoyen/contract/features/vocabulary/query-words.ts';

/** What is typed wrongly as one: a word, or a compound with its hyphens. */
export interface SearchUnit extends Span {
  readonly typed: string;
  /** Its letters, without accents, hyphens and apostrophes. */
  readonly letters: string;
  /** Its words. */
  readonly parts: readonly QueryWord[];
}

const isCompound = ({ isFirst, isLast }: QueryWord) => !isFirst || !isLast;
const betweenParts = /^[-‑]?$/;

/** The letters by which a word or a compound is compared. */
export const lettersOf = (text: string): string => foldWord(text).replace(/[^a-z0-9]/g, '');

/** The words of a search that ask for something, compounds in one. */
export function readUnits(search: string): SearchUnit[] {
  const runs: QueryWord[][] = [];
  for (const word of readQueryWords(search)) {
    const before = runs.at(-1)?.at(-1);
    const isNext = before && betweenParts.test(search.slice(before.end, word.start));
    if (isNext && isCompound(before) && isCompound(word)) runs.at(-1)?.push(word);
    else runs.push([word]);
  }
  return runs.flatMap((parts) => {
    const [first, last] = [parts[0], parts.at(-1)];
    if (!first || !last || (parts.length === 1 && isLink(first))) return [];
    const typed = search.slice(first.start, last.end);
    return [{ start: first.start, end: last.end, typed, letters: lettersOf(typed), parts }];
  });
}
