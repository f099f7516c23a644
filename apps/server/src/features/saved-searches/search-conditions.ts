import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import type { SavedSearchKind } from '@mitoyen/contract/features/saved-searches/saved-searches.rules.ts';
import type { SavedQuery } from '@mitoyen/contract/features/saved-searches/saved-searches.schemas.ts';
import { type RawBuilder, sql } from 'kysely';
import { type DirectoryCriteria, profileSearch } from '../directory/index.ts';
import { type Audience, offerConditions } from '../offers/index.ts';
import type { SearchToAsk } from './listed-rows.repository.ts';
import { readCriteriaOf } from './read-search.ts';

/** A saved search, and whose: null is a visitor's. */
export interface AskedSearch {
  readonly userId: string | null;
  readonly kind: SavedSearchKind;
  readonly query: SavedQuery;
}

/** Visitors read jobs whole, and of missions and profiles what their lists show. */
const audienceOf = ({ userId, kind }: AskedSearch): Audience =>
  userId === null && kind !== 'jobs' ? 'everyone' : 'members';

/** The same for searches that find the same. */
export const askedKey = (search: AskedSearch): string =>
  JSON.stringify([search.kind, search.query, audienceOf(search)]);

/** Its list's own conditions, and that a profile is suggested; nothing for a search whose codes are gone. */
export function searchToAsk(search: AskedSearch, today: string): SearchToAsk {
  const { kind } = search;
  try {
    const read = readCriteriaOf(kind, search.query, today);
    if (read.kind !== 'profiles')
      return { kind, conditions: offerConditions(read.criteria, { audience: audienceOf(search), today }) };
    const { criteria } = read;
    const isForVisitor = audienceOf(search) === 'everyone';
    const { conditions } = profileSearch({ ...criteria, ...(isForVisitor && { isForVisitor }) });
    return { kind, conditions: sql`${conditions} and ${isSuggestedFor(criteria)}` };
  } catch (error) {
    if (error instanceof ApiError) return { kind, conditions: null };
    throw error;
  }
}

/**
 * « Indisponible » profiles match only if they chose so, or if the search asks for them. Rows noted before
 * the column existed lack `is_suggested`.
 */
function isSuggestedFor({ availability }: DirectoryCriteria): RawBuilder<unknown> {
  const isSuggested = sql`coalesce(is_suggested, true)`;
  return (availability ?? []).includes('Indisponible')
    ? sql`(${isSuggested} or kind = 'jobseeker')`
    : isSuggested;
}
