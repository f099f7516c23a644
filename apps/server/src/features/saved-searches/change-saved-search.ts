import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { savedSearchErrors } from '@mitoyen/contract/features/saved-searches/saved-searches.errors.ts';
import {
  type AlertRhythm,
  maxSavedSearches,
} from '@mitoyen/contract/features/saved-searches/saved-searches.rules.ts';
import type { SavedSearch } from '@mitoyen/contract/features/saved-searches/saved-searches.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { delayMatches, markMatchesSeen } from './matches.repository.ts';
import { presentSavedSearch } from './saved-searches.presenter.ts';
import {
  adoptSearches,
  deleteOwnSearch,
  findOwnSearch,
  listSavedSearchRows,
  lockKeeper,
  updateSavedSearch,
} from './saved-searches.repository.ts';

/** What an account keeps, with what it kept as a visitor. */
export async function listSavedSearches({ db }: AppContext, userId: string): Promise<SavedSearch[]> {
  const rows = await db.transaction().execute(async (tx) => {
    await lockKeeper(tx, { userId });
    await adoptSearches(tx, userId, maxSavedSearches);
    return listSavedSearchRows(tx, userId);
  });
  return rows.map(presentSavedSearch);
}

interface SavedSearchChange {
  readonly name?: string | undefined;
  readonly rhythm?: AlertRhythm | undefined;
  readonly seen?: true | undefined;
}

/**
 * Changes the name or the rhythm of one of the caller's searches, the matches that wait to be notified with it, or notes that what is
 * new was seen. @throws ApiError `kept_search_not_found`.
 */
export async function changeSavedSearch(
  { db, clock }: AppContext,
  userId: string,
  id: string,
  { name, rhythm, seen }: SavedSearchChange,
): Promise<SavedSearch> {
  if (!isUuid(id)) throw new ApiError(savedSearchErrors.kept_search_not_found);
  const now = clock.now();
  const row = await db.transaction().execute(async (tx) => {
    const change = { ...(name !== undefined && { name }), ...(rhythm !== undefined && { rhythm }) };
    if (!(await updateSavedSearch(tx, userId, id, change))) return undefined;
    if (rhythm !== undefined) await delayMatches(tx, id, rhythm, now);
    if (seen) await markMatchesSeen(tx, id, now);
    return findOwnSearch(tx, userId, id);
  });
  if (!row) throw new ApiError(savedSearchErrors.kept_search_not_found);
  return presentSavedSearch(row);
}

/** @throws ApiError `kept_search_not_found`. */
export async function removeSavedSearch({ db }: AppContext, userId: string, id: string): Promise<void> {
  if (!isUuid(id) || !(await deleteOwnSearch(db, userId, id)))
    throw new ApiError(savedSearchErrors.kept_search_not_found);
}
