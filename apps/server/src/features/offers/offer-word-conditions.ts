import { type RawBuilder, sql } from 'kysely';
import { containsAny } from '../../core/search/contains-pattern.ts';
import type { SearchTerm, TermWords } from '../../core/search/term-words.ts';
import { wordsAtOnce } from '../../core/search/word-groups.ts';

type Condition = RawBuilder<boolean>;

/** Who searches: the signed-out find by title, place and remote alone, which is all they are told of an offer. */
export type Audience = 'members' | 'everyone';

/** What for: a page is found walking the list, which offer after offer fits; a count takes all that fit by the index. */
export type Purpose = 'page' | 'count';

const searched = { members: sql.ref('word_ids'), everyone: sql.ref('public_word_ids') } as const;

/**
 * So many words of a term are looked up. More stand in so many offers that counting them ends soon without the index; of
 * the few words that everyone finds an offer by, the index holds less.
 */
export const mostWords = { members: 500, everyone: 3_000 } satisfies Record<Audience, number>;

/** An array of sorted words is compared with a few of everyone's words less fast than those are looked up in a hash. */
const mostCompared = 20;

/** Offers that hold one of an array of words: intarray's operator, which goes along both arrays once. */
export const holdsOne = (audience: Audience, ids: RawBuilder<unknown>): Condition =>
  sql<boolean>`${searched[audience]} operator(intarray.&&) ${ids}`;

/** The words that contain a term, as a query of their ids. */
export const wordsOf = (term: SearchTerm): RawBuilder<unknown> =>
  sql`select id from offer_words where ${containsAny(sql.ref('word'), term)}`;

/** The letters of a term's shortest text: two stand in more words than arrays of them are compared with. */
export const lettersOf = (term: SearchTerm) => Math.min(...term.map((text) => text.length));
const fewestLetters = 3;

/** For offers that are looked at one by one, however they were found. `is true` keeps indexes out of it. */
function holdsEach(audience: Audience, { term, words }: TermWords<number>): Condition {
  const isIn = (ids: RawBuilder<unknown>) =>
    sql<boolean>`exists (select from unnest(${searched[audience]}) as word_id where ${ids})`;
  if (words === null) {
    return audience === 'members' && lettersOf(term) >= fewestLetters
      ? sql<boolean>`(${holdsOne(audience, sql`array(${wordsOf(term)} order by id)`)}) is true`
      : isIn(sql`(word_id in (${wordsOf(term)})) is true`);
  }
  const ids = sql`${words}::integer[]`;
  return audience === 'everyone' && words.length > mostCompared
    ? isIn(sql`word_id = any(${ids})`)
    : holdsOne(audience, ids);
}

/** For all that fit, by the index: in groups of words, whose offers PostgreSQL puts together. */
function holdsByIndex(audience: Audience, words: readonly number[]): Condition {
  const groups = Array.from({ length: Math.ceil(words.length / wordsAtOnce) }, (_, at) =>
    holdsOne(audience, sql`${words.slice(at * wordsAtOnce, (at + 1) * wordsAtOnce)}::integer[]`),
  );
  return groups.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(groups, sql` or `)})`;
}

/** That an offer holds a word of a term. */
export function holdsTerm(audience: Audience, purpose: Purpose, found: TermWords<number>): Condition {
  return purpose === 'count' && found.words !== null
    ? holdsByIndex(audience, found.words)
    : holdsEach(audience, found);
}
