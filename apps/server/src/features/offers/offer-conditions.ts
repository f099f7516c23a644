import { tradeWordForms } from '@mitoyen/contract/features/vocabulary/trade-words.ts';
import { type RawBuilder, sql } from 'kysely';
import { containsPattern } from '../../core/search/contains-pattern.ts';
import { shortPlace } from '../../core/search/short-place.ts';
import type { SearchTerm, TermWords } from '../../core/search/term-words.ts';
import { wordsAtOnce } from '../../core/search/word-groups.ts';
import { facetConditions, placeCondition, type Surroundings } from '../facets/index.ts';
import type { OfferCriteria } from './offer-criteria.ts';
import {
  type Audience,
  holdsOne,
  holdsTerm,
  lettersOf,
  type Purpose,
  wordsOf,
} from './offer-word-conditions.ts';

type Condition = RawBuilder<boolean>;

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
    ...ofTerms.map((term) => holdsTerm(audience, purpose, term)),
    ...ofPlace.map((word) => holdsTerm('everyone', purpose, word)),
    ...(place === null ? [] : [whereTold(audience, placeCondition(place))]),
    ...facetsOf(criteria, audience),
  ];
  if (location !== null) {
    conditions.push(sql<boolean>`location_folded like fold_text(${containsPattern(location)})`);
  }
  if (kinds !== null) conditions.push(sql<boolean>`kind = any(${kinds}::text[])`);
  if (minSalary !== null) conditions.push(sql<boolean>`yearly_salary >= ${minSalary}::integer`);
  if (isRemote !== null) conditions.push(sql<boolean>`is_remote = ${isRemote}`);
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
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
 * The words of a term that very many contain, or of the longest of such terms; null where an index finds offers by known
 * words or by something else. Nothing tells PostgreSQL how rare the words of a single term are: were they many, it would
 * rather read all offers.
 */
export function wordsToFollow(
  criteria: OfferCriteria,
  surroundings: OfferSurroundings,
): FollowedWords | null {
  const { terms, isRemote: _, list: __, ...others } = criteria;
  const { found, audience } = surroundings;
  const most = found.length === 1 ? wordsAtOnce : Number.POSITIVE_INFINITY;
  const isFound = ({ words }: TermWords<number>) => words !== null && words.length <= most;
  if (Object.values(others).some((asked) => asked !== null) || found.some(isFound)) return null;
  const [rarest] = found.toSorted((one, other) => lettersOf(other.term) - lettersOf(one.term));
  if (!rarest) return null;
  const rest = found.filter((term) => term !== rarest);
  return {
    ids: rarest.words ? sql`select unnest(${rarest.words}::integer[]) as id` : wordsOf(rarest.term),
    holds: (group) => holdsOne(audience, group),
    rest: offerConditions(
      { ...criteria, terms: terms.slice(0, rest.length) },
      { ...surroundings, found: rest },
      'page',
    ),
  };
}
