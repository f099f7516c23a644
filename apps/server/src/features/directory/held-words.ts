import { type RawBuilder, sql } from 'kysely';
import { containsPattern } from '../../core/search/contains-pattern.ts';
import type { SearchTerm, TermWords } from '../../core/search/term-words.ts';
import { hasLetterTrigrams } from '../../core/search/trigrams.ts';

type Condition = RawBuilder<boolean>;

/** What fits, for the same index, by a term that many words contain: asked for some of them at a time. */
export interface ByWordGroups {
  readonly words: readonly string[];
  /** What else the index is asked for: nothing is left to compare. */
  readonly besides: Condition;
}

/** That each of these holds; at least one is given. */
export const all = (conditions: readonly Condition[]) => sql.join<boolean>(conditions, sql` and `);

/** As the index has texts. */
const letters = (text: RawBuilder<unknown>) => sql`directory_letters(${text})`;

/** Whether a text contains one of these, for the index. */
function holdsText(texts: SearchTerm): Condition {
  const held = texts.map(
    (text) =>
      sql`${letters(sql.ref('search_text'))} like ${letters(sql`fold_text(${containsPattern(text)})`)}`,
  );
  return sql<boolean>`(${sql.join(held, sql` or `)})`;
}

const holdsOne = (words: readonly string[]) => sql<boolean>`words && ${words}::text[]`;

/** A search's term as the index of words and texts is asked for it: nothing of it is left to compare. */
export interface HeldTerm {
  readonly found: TermWords;
  readonly condition: Condition;
}

/** The index looks at each word asked for at each step: so many are asked for at once. */
export const mostAtOnce = 500;

/** Where something else finds few, and on few arcs, texts are compared sooner with terms of which there are more words. */
export const mostCompared = 200;

/**
 * The terms that the index is asked for, by their words where these are known and up to so many, otherwise by texts; those of
 * the fewest words first, along which it goes.
 */
export function heldTerms(mostWords: number, found: readonly TermWords[]): HeldTerm[] {
  const byWords = wordsUpTo(mostWords, found);
  const byTexts = found.filter(({ term, words }) => words === null && term.every(hasLetterTrigrams));
  return [
    ...byWords.map((one) => ({ found: one, condition: holdsOne(one.words) })),
    ...byTexts.map((one) => ({ found: one, condition: holdsText(one.term) })),
  ];
}

/** From so many words on, a term is asked for in groups. */
const fewestGrouped = 64;

/** A term whose words were looked up. */
type KnownTerm = TermWords & { readonly words: readonly string[] };

const isKnown = (one: TermWords): one is KnownTerm => one.words !== null;

/** The terms of which up to so many words are known, those of the fewest first. */
const wordsUpTo = (most: number, found: readonly TermWords[]): KnownTerm[] =>
  found
    .filter(isKnown)
    .filter(({ words }) => words.length <= most)
    .sort((one, other) => one.words.length - other.words.length);

/** Each group is asked for with the words of all other terms again: so many of these are repeated. */
const mostRepeated = 250;

/** The term with the most words, where these are many, and those of the others few. */
export function byWordGroups(
  found: readonly TermWords[],
  besidesOf: (held: readonly HeldTerm[], others: readonly HeldTerm[]) => readonly Condition[] | null,
): ByWordGroups | null {
  const asked = wordsUpTo(Number.POSITIVE_INFINITY, found);
  const last = asked.at(-1);
  const repeated = asked.slice(0, -1).reduce((sum, { words }) => sum + words.length, 0);
  if (!last || last.words.length < fewestGrouped || repeated > mostRepeated) return null;
  const held = heldTerms(Number.POSITIVE_INFINITY, found);
  const besides = besidesOf(
    held,
    held.filter((one) => one.found !== last),
  );
  return besides && { words: last.words, besides: besides.length > 0 ? all(besides) : sql`true` };
}
