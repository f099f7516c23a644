import { type RawBuilder, sql } from 'kysely';
import { containsPattern } from '../../core/lists/contains-pattern.ts';
import { facetTags, searchAreaOf, tagConditions } from '../facets/index.ts';
import { holdsTerms } from '../vocabulary/index.ts';
import type { OfferCriteria } from './offer-criteria.ts';

type Condition = RawBuilder<boolean>;

/** The signed-out find missions by title, place and remote alone, which is all they are told of one. */
export type Audience = 'members' | 'everyone';

const searched = { members: sql.ref('search_text'), everyone: sql.ref('public_text') } as const;

/** For whom a list is searched, on which day in Europe/Paris. */
export interface OfferView {
  readonly audience: Audience;
  readonly today: string;
}

/** What an offer must fulfil, as SQL over the table of its list. */
export function offerConditions(criteria: OfferCriteria, { audience, today }: OfferView): Condition {
  const { terms, location, isRemote, kinds, minSalary, place } = criteria;
  const facets = facetTags(criteria);
  const conditions = [
    sql<boolean>`deadline >= ${today}::date`,
    ...holdsTerms(searched[audience], terms),
    ...(facets.length > 0 && audience === 'everyone' ? [sql<boolean>`false`] : []),
    ...tagConditions(
      [...facets, ...(kinds === null ? [] : [kinds.map((kind) => `k:${kind}`)])],
      place && searchAreaOf(place),
    ),
    // of an offer whose place is not told in words, the signed-out learn it in no other way
    ...(place !== null && audience === 'everyone' ? [sql<boolean>`location_folded <> ''`] : []),
    ...(location === null
      ? []
      : [sql<boolean>`location_folded like fold_text(${containsPattern(location)})`]),
    ...(minSalary === null ? [] : [sql<boolean>`yearly_salary >= ${minSalary}::integer`]),
    ...(isRemote === null ? [] : [sql<boolean>`is_remote = ${isRemote}`]),
  ];
  return sql.join<boolean>(conditions, sql` and `);
}
