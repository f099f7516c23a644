import { maxSearchLength } from '@mitoyen/contract/core/search-limits.ts';
import type { ListTotal } from '@mitoyen/contract/features/facets/list-totals.schemas.ts';
import type { SearchSuggestion } from '@mitoyen/contract/features/spelling/spelling.schemas.ts';
import type { Queryable } from '../../core/db/schema.ts';
import { isFrenchWord } from './french-words.ts';
import { fewestLetters, type KnownWord, likeliestWord } from './likeness.ts';
import { lettersOf, readUnits, type SearchUnit } from './search-units.ts';
import { findWordsLike } from './searchable-words.repository.ts';
import type { WordList } from './spelling.tables.ts';

/** A list whose search found nothing. */
export interface ListWords {
  readonly db: Queryable;
  readonly list: WordList;
  readonly search: string;
  /** How many rows of the list hold each of these words, whatever else was asked. */
  totalsOf(words: readonly string[]): Promise<readonly ListTotal[]>;
  /** What the list finds with these words in place of those that were typed. */
  totalWith(search: string): Promise<ListTotal | undefined>;
}

/** More unknown words than these are no slips of the hand. */
const mostReplaced = 3;

const onlyLetters = /^[a-z]+$/;

/** Whether letters may have been typed wrongly: enough of them, and no word of French. */
const isUnknown = (letters: string) =>
  letters.length >= fewestLetters && onlyLetters.test(letters) && !isFrenchWord(letters);

/**
 * The search with words that exist in place of those that no row of the list holds; null where the words are right, where
 * none is near enough, or where that search finds nothing either.
 */
export async function proposeWords(asked: ListWords): Promise<SearchSuggestion | null> {
  const unknown = readUnits(asked.search).filter(({ letters }) => isUnknown(letters));
  if (unknown.length === 0 || unknown.length > mostReplaced) return null;
  const totals = await asked.totalsOf(unknown.map(({ typed }) => typed));
  const missing = unknown.filter((_, at) => totals[at]?.total === 0);
  if (missing.length === 0) return null;
  const words = [...new Set(missing.flatMap(({ letters, parts }) => [letters, ...parts.map(lettersIn)]))];
  const like = await findWordsLike(asked.db, asked.list, words);
  const isHeld = ({ rows }: KnownWord) => rows > 0;
  // what no row holds may still be found, as a trade's word in another gender is
  const searches = [() => true, isHeld].map((isTaken) => replaceAll(asked.search, missing, like, isTaken));
  for (const found of searches) {
    if (!found || found.search.length > maxSearchLength) continue;
    const total = await asked.totalWith(found.search);
    if (total && total.total > 0) return { ...found, ...total };
  }
  return null;
}

const lettersIn = ({ folded }: { readonly folded: string }) => lettersOf(folded);

/** Words by what they are like. */
type WordsLike = ReadonlyMap<string, readonly KnownWord[]>;
type IsTaken = (word: KnownWord) => boolean;

/** The search with each of these in other words; null where one of them is right, or like nothing that is taken. */
function replaceAll(search: string, units: readonly SearchUnit[], like: WordsLike, isTaken: IsTaken) {
  const replaced: { unit: SearchUnit; to: string }[] = [];
  for (const unit of units) {
    const to = replaceUnit(unit, like, isTaken);
    if (to === null) return null;
    replaced.push({ unit, to });
  }
  const pairs = replaced.map(({ unit, to }) => [unit.typed, to] as const);
  return {
    search: replaced.reduceRight(
      (text, { unit, to }) => text.slice(0, unit.start) + to + text.slice(unit.end),
      search,
    ),
    replaced: [...new Map(pairs)].map(([from, to]) => ({ from, to })),
  };
}

/** What was meant by letters: themselves where they are a word that exists. */
function meantBy(letters: string, like: WordsLike, isTaken: IsTaken): KnownWord | null {
  const words = like.get(letters) ?? [];
  return words.find(({ word }) => word === letters) ?? likeliestWord(letters, words.filter(isTaken));
}

/** A word that exists in place of one, or of parts of a compound; null where none is, or it exists itself. */
function replaceUnit(
  { typed, start, letters, parts }: SearchUnit,
  like: WordsLike,
  isTaken: IsTaken,
): string | null {
  const whole = meantBy(letters, like, isTaken);
  if (whole) return whole.word === letters ? null : whole.spelt;
  if (parts.length === 1) return null;
  const to = parts.reduceRight((text, part) => {
    const word = lettersIn(part);
    const meant = isUnknown(word) ? meantBy(word, like, isTaken) : null;
    if (!meant || meant.word === word) return text;
    return text.slice(0, part.start - start) + meant.spelt + text.slice(part.end - start);
  }, typed);
  return to === typed ? null : to;
}
