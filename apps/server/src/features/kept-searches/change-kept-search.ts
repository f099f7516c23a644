import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { keptSearchErrors } from '@mitoyen/contract/features/kept-searches/kept-searches.errors.ts';
import {
  type AlertRhythm,
  mostKeptSearches,
} from '@mitoyen/contract/features/kept-searches/kept-searches.rules.ts';
import type { KeptSearch } from '@mitoyen/contract/features/kept-searches/kept-searches.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { delayFinds, markFindsSeen } from './finds.repository.ts';
import { presentKeptSearch } from './kept-searches.presenter.ts';
import {
  adoptSearches,
  deleteOwnSearch,
  findOwnSearch,
  listKeptSearchRows,
  lockKeeper,
  updateKeptSearch,
} from './kept-searches.repository.ts';

/** What an account keeps, with what it kept as a visitor. */
export async function listKeptSearches({ db }: AppContext, userId: string): Promise<KeptSearch[]> {
  const rows = await db.transaction().execute(async (tx) => {
    await lockKeeper(tx, { userId });
    await adoptSearches(tx, userId, mostKeptSearches);
    return listKeptSearchRows(tx, userId);
  });
  return rows.map(presentKeptSearch);
}

interface KeptSearchChange {
  readonly name?: string | undefined;
  readonly rhythm?: AlertRhythm | undefined;
  readonly seen?: true | undefined;
}

/**
 * Changes the name or the rhythm of one of the caller's searches, what waits to be told with it, or notes that what is
 * new was seen. @throws ApiError `kept_search_not_found`.
 */
export async function changeKeptSearch(
  { db, clock }: AppContext,
  userId: string,
  id: string,
  { name, rhythm, seen }: KeptSearchChange,
): Promise<KeptSearch> {
  if (!isUuid(id)) throw new ApiError(keptSearchErrors.kept_search_not_found);
  const now = clock.now();
  const row = await db.transaction().execute(async (tx) => {
    const change = { ...(name !== undefined && { name }), ...(rhythm !== undefined && { rhythm }) };
    if (!(await updateKeptSearch(tx, userId, id, change))) return undefined;
    if (rhythm !== undefined) await delayFinds(tx, id, rhythm, now);
    if (seen) await markFindsSeen(tx, id, now);
    return findOwnSearch(tx, userId, id);
  });
  if (!row) throw new ApiError(keptSearchErrors.kept_search_not_found);
  return presentKeptSearch(row);
}

/** @throws ApiError `kept_search_not_found`. */
export async function removeKeptSearch({ db }: AppContext, userId: string, id: string): Promise<void> {
  if (!isUuid(id) || !(await deleteOwnSearch(db, userId, id)))
    throw new ApiError(keptSearchErrors.kept_search_not_found);
}
