import { maxSearchLength } from '@mitoyen/contract/core/search-limits.ts';
import type { ListTotal } from '@mitoyen/contract/features/facets/list-totals.schemas.ts';
import type { SearchSuggestion } from '@mitoyen/contract/features/spelling/spelling.schemas.ts';
import { isLink } from '@mitoyen/contract/features/vocabulary/linking-words.ts';
import { type QueryWord, readQueryWords } from '@mitoyen/contract/features/vocabulary/query-words.ts';
import type { Queryable } from '../../core/db/schema.ts';
import { isFrenchWord } from './french-words.ts';
import { fewestLetters, type KnownWord, likeliestWord, likenessKey } from './likeness.ts';
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

const onlyLetters = /^\p{L}+$/u;

/** Whether a word may have been typed wrongly: long enough, of letters alone, and none of French. */
const isUnknown = (word: QueryWord) =>
  !isLink(word) &&
  word.folded.length >= fewestLetters &&
  onlyLetters.test(word.folded) &&
  !isFrenchWord(word.folded);

/**
 * The search with words that the list holds in place of those that none of its rows does; null where the words are right,
 * where none is near enough, or where that search finds nothing either.
 */
export async function proposeWords(asked: ListWords): Promise<SearchSuggestion | null> {
  const words = readQueryWords(asked.search).filter(isUnknown);
  const unknown = [...new Set(words.map(({ folded }) => folded))];
  if (unknown.length === 0 || unknown.length > mostReplaced) return null;
  const totals = await asked.totalsOf(unknown);
  const missing = unknown.filter((_, at) => totals[at]?.total === 0);
  const meant = missing.length > 0 ? await findMeant(asked, missing) : null;
  if (!meant) return null;
  const replaced = words.filter(({ folded }) => meant.has(folded));
  const spellingOf = ({ folded }: QueryWord) => meant.get(folded)?.spelt ?? folded;
  const search = replaced.reduceRight(
    (text, word) => text.slice(0, word.start) + spellingOf(word) + text.slice(word.end),
    asked.search,
  );
  const found = search.length <= maxSearchLength ? await asked.totalWith(search) : undefined;
  if (!found || found.total === 0) return null;
  const pairs = replaced.map((word) => [asked.search.slice(word.start, word.end), spellingOf(word)] as const);
  return { search, replaced: [...new Map(pairs)].map(([from, to]) => ({ from, to })), ...found };
}

/** What each of these words was most likely meant to be; null where one of them is right, or like no word. */
async function findMeant(
  { db, list }: ListWords,
  missing: readonly string[],
): Promise<ReadonlyMap<string, KnownWord> | null> {
  const like = await findWordsLike(db, list, missing.map(likenessKey));
  const meant = new Map<string, KnownWord>();
  for (const word of missing) {
    const candidates = like.get(likenessKey(word)) ?? [];
    const likeliest = likeliestWord(word, candidates);
    const isRight = candidates.some((candidate) => candidate.word === word);
    if (isRight || !likeliest) return null;
    meant.set(word, likeliest);
  }
  return meant;
}
