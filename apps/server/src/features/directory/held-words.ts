import { type RawBuilder, sql } from 'kysely';
import type { TermWords } from '../../core/search/term-words.ts';

type Condition = RawBuilder<boolean>;
/** The words that contain a term. */
type Words = readonly string[];

/** What fits, for the same index, by a term that many words contain: asked for some of them at a time. */
export interface ByWordGroups {
  readonly words: readonly string[];
  /** What else the index is asked for: nothing is left to compare. */
  readonly besides: Condition;
}

export const all = (conditions: readonly Condition[]) => sql.join<boolean>(conditions, sql` and `);

export const holdsOne = (words: readonly string[]) => sql<boolean>`words && ${words}::text[]`;

/** The index looks at each word asked for at each step: so many are asked for at once. */
export const mostAtOnce = 500;

/** Where something else finds few, and on few arcs, texts are compared sooner with terms of which there are more words. */
export const mostCompared = 200;

/** From so many words on, a term is asked for in groups. */
const fewestGrouped = 64;

/** The words of each term that has up to so many, those of the fewest first: the index goes along them. */
export const wordsUpTo = (most: number, found: readonly TermWords[]): Words[] =>
  found
    .flatMap(({ words }) => (words === null || words.length > most ? [] : [words]))
    .sort((one, other) => one.length - other.length);

/** Each group is asked for with the words of all other terms again: so many of these are repeated. */
const mostRepeated = 250;

/** The term with the most words, where these are many, and those of the others few. */
export function byWordGroups(
  found: readonly TermWords[],
  besidesOf: (asked: readonly Words[]) => readonly Condition[] | null,
): ByWordGroups | null {
  const asked = wordsUpTo(Number.POSITIVE_INFINITY, found);
  const words = asked.at(-1);
  const repeated = asked.slice(0, -1).reduce((sum, { length }) => sum + length, 0);
  if (!words || words.length < fewestGrouped || repeated > mostRepeated) return null;
  const besides = besidesOf(asked);
  return besides && { words, besides: besides.length > 0 ? all(besides) : sql`true` };
}
