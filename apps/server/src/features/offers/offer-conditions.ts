import { tradeWordForms } from '@mitoyen/contract/features/vocabulary/trade-words.ts';
import { type RawBuilder, sql } from 'kysely';
import { plannedAnew } from '../../core/db/statement-names.ts';
import { containsAny, containsPattern } from '../../core/search/contains-pattern.ts';
import { shortPlace } from '../../core/search/short-place.ts';
import type { SearchTerm, TermWords } from '../../core/search/term-words.ts';
import { facetConditions, placeCondition, type Surroundings } from '../facets/index.ts';
import type { OfferCriteria } from './offer-criteria.ts';

type Condition = RawBuilder<boolean>;

/** Who searches: the signed-out find by title, place and remote alone, which is all they are told of an offer. */
export type Audience = 'members' | 'everyone';

/** What for: a page is found walking the list, which offer after offer fits; a count takes all that fit by the index. */
export type Purpose = 'page' | 'count';

const searched = { members: sql.ref('word_ids'), everyone: sql.ref('public_word_ids') } as const;

/** So many words are compared with an offer's one by one; more are looked up in a hash, which costs the same for any. */
const mostCompared = 20;

const holdsAny = (column: RawBuilder<unknown>, isOne: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from unnest(${column}) as word_id where ${isOne})`;

/**
 * A term that very many words contain stands in most offers, so that counting them ends soon without the index, where it
 * would be read for each of the words.
 */
function termCondition(
  column: RawBuilder<unknown>,
  purpose: Purpose,
  { term, words }: TermWords<number>,
): Condition {
  if (words === null) {
    // `is true` keeps the words apart from the offers: they are hashed once, not joined with each offer
    return holdsAny(
      column,
      sql`(word_id in (select id from offer_words where ${containsAny(sql.ref('word'), term)})) is true`,
    );
  }
  const ids = sql`${words}::integer[]`;
  return purpose === 'page' && words.length > mostCompared
    ? holdsAny(column, sql`word_id = any(${ids})`)
    : sql<boolean>`${column} && ${ids}`;
}

/** What is looked up among the known words, for the conditions. */
export function offerWordsToFind({ terms, location }: OfferCriteria): SearchTerm[] {
  const short = shortPlace(location);
  return [...terms.map(tradeWordForms), ...(short === null ? [] : [[short]])];
}

export interface OfferSurroundings {
  /** What was found of `offerWordsToFind`. */
  readonly found: readonly TermWords<number>[];
  readonly audience: Audience;
  readonly today: string;
  /** What is around the place asked for; null where offers may be anywhere. */
  readonly place: Surroundings | null;
}

/** Of an offer whose place is not told in words, the signed-out learn it in no other way. */
export const whereTold = (audience: Audience, condition: Condition): Condition =>
  audience === 'everyone' ? sql<boolean>`(${condition} and location_folded <> '')` : condition;

function facetsOf(criteria: OfferCriteria, audience: Audience): Condition[] {
  const { trades } = criteria;
  const conditions = [
    ...(trades === null ? [] : [sql<boolean>`trades && ${trades}::text[]`]),
    ...facetConditions(criteria),
  ];
  return conditions.length > 0 && audience === 'everyone' ? [sql<boolean>`false`] : conditions;
}

/** What an offer must fulfil, as SQL over the table of its list. */
export function offerConditions(
  criteria: OfferCriteria,
  { found, audience, today, place }: OfferSurroundings,
  purpose: Purpose,
): Condition {
  const { terms, location, isRemote, kinds, minSalary } = criteria;
  const ofTerms = found.slice(0, terms.length);
  const ofPlace = found.slice(terms.length).filter(({ words }) => words !== null);
  const conditions = [
    sql<boolean>`deadline >= ${today}::date`,
    ...ofTerms.map((term) => termCondition(searched[audience], purpose, term)),
    ...ofPlace.map((word) => termCondition(searched.everyone, purpose, word)),
    ...(place === null ? [] : [whereTold(audience, placeCondition(place))]),
    ...facetsOf(criteria, audience),
  ];
  if (location !== null) {
    conditions.push(sql<boolean>`location_folded like fold_text(${containsPattern(location)})`);
  }
  if (kinds !== null) conditions.push(sql<boolean>`kind = any(${kinds}::text[])`);
  if (minSalary !== null) conditions.push(sql<boolean>`yearly_salary >= ${minSalary}::integer`);
  if (isRemote !== null) conditions.push(sql<boolean>`is_remote = ${isRemote}`);
  const all = sql<boolean>`${sql.join(conditions, sql` and `)}`;
  return conditions.length === 1 ? all : sql<boolean>`${plannedAnew} ${all}`;
}

/** Words that offers are found by group after group, where nothing else that is asked finds them sooner. */
export interface FollowedWords {
  /** A query of their ids. */
  readonly ids: RawBuilder<unknown>;
  /** That an offer holds one of so many of them. */
  holds(group: RawBuilder<unknown>): Condition;
  /** What is left to compare. */
  readonly rest: Condition;
}

/**
 * The words of a term that very many contain, or of the longest of such terms; null where an index finds offers by a few
 * words or by something else. At each offer that it meets, an index of words looks at each word that is asked for: of
 * many, it is asked for a few at once.
 */
export function wordsToFollow(
  criteria: OfferCriteria,
  surroundings: OfferSurroundings,
): FollowedWords | null {
  const { terms, isRemote: _, list: __, ...others } = criteria;
  const { found, audience } = surroundings;
  const most = found.length === 1 ? mostCompared : Number.POSITIVE_INFINITY;
  const isFound = ({ words }: TermWords<number>) => words !== null && words.length <= most;
  if (Object.values(others).some((asked) => asked !== null) || found.some(isFound)) return null;
  const lengthOf = ({ term }: TermWords<number>) => Math.min(...term.map((text) => text.length));
  const [rarest] = found.toSorted((one, other) => lengthOf(other) - lengthOf(one));
  if (!rarest) return null;
  const rest = found.filter((term) => term !== rarest);
  return {
    ids:
      rarest.words === null
        ? sql`select id from offer_words where ${containsAny(sql.ref('word'), rarest.term)}`
        : sql`select unnest(${rarest.words}::integer[]) as id`,
    holds: (group) => sql<boolean>`${searched[audience]} && ${group}`,
    rest: offerConditions(
      { ...criteria, terms: terms.slice(0, rest.length) },
      { ...surroundings, found: rest },
      'page',
    ),
  };
}
