import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import { savedSearchErrors } from '@mitoyen/contract/features/saved-searches/saved-searches.errors.ts';
import { maxSavedSearches } from '@mitoyen/contract/features/saved-searches/saved-searches.rules.ts';
import type {
  SavedSearch,
  SaveSearchBody,
} from '@mitoyen/contract/features/saved-searches/saved-searches.schemas.ts';
import type { SessionUser } from '../../core/auth/sessions.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { askForConfirmation, mayMailConfirmation } from './ask-for-confirmation.ts';
import { countBegun, dropOldestUnmailed, findSameSearch } from './requests.repository.ts';
import { type SearchToKeep, savedSearchRow } from './saved-search-row.ts';
import { searchesPerAccount, visitorSearchesPerAddress } from './saved-searches.limits.ts';
import { presentSavedSearch } from './saved-searches.presenter.ts';
import {
  adoptSearches,
  countSavedSearches,
  insertSavedSearch,
  keepsAlready,
  lockKeeper,
} from './saved-searches.repository.ts';

/**
 * Keeps a search for a signed-in account, or for a visitor by their address, which must be confirmed by mail.
 * @throws ApiError 400 about `query` and `email`, 401 without either, `kept_search_exists`,
 * `kept_search_limit`, `alert_mails_exhausted`.
 */
export async function saveSearch(
  context: AppContext,
  user: SessionUser | null,
  body: SaveSearchBody,
  addressKey: string,
): Promise<SavedSearch> {
  const { too_many_kept_searches: tooMany } = savedSearchErrors;
  if (user) await context.limits.consume(searchesPerAccount, user.id, tooMany);
  else if (body.email === undefined) throw new ApiError(commonErrors.unauthenticated);
  else await context.limits.consume(visitorSearchesPerAddress, addressKey, tooMany);
  const row = await savedSearchRow(context, body, user === null);
  if (user) await keepForAccount(context, user.id, row);
  else if (body.email !== undefined) await keepForVisitor(context, body.email, row);
  return presentSavedSearch({
    ...row,
    query: JSON.parse(row.query),
    confirmed_at: user ? row.created_at : null,
    new_count: 0,
    new_ids: [],
  });
}

async function keepForAccount({ db }: AppContext, userId: string, row: SearchToKeep): Promise<void> {
  const keeper = { userId };
  await db.transaction().execute(async (tx) => {
    await lockKeeper(tx, keeper);
    await adoptSearches(tx, userId, maxSavedSearches);
    if (await keepsAlready(tx, keeper, row.query_hash))
      throw new ApiError(savedSearchErrors.kept_search_exists);
    if ((await countSavedSearches(tx, keeper)) >= maxSavedSearches)
      throw new ApiError(savedSearchErrors.kept_search_limit);
    await insertSavedSearch(tx, { ...row, user_id: userId, email: null, confirmed_at: row.created_at });
  });
}

/**
 * Gives the same response whatever the address keeps already, so that no caller learns of another's searches.
 * The mail says what the response does not; searches for which no mail was sent are listed on the page of
 * earlier links.
 */
async function keepForVisitor(context: AppContext, email: string, row: SearchToKeep): Promise<void> {
  const isMailed = await mayMailConfirmation(context, email);
  await context.db.transaction().execute(async (tx) => {
    await lockKeeper(tx, { email });
    const same = await findSameSearch(tx, email, row.query_hash, row.created_at);
    if (!same) await insertSavedSearch(tx, { ...row, user_id: null, email, confirmed_at: null });
    if (!isMailed) return dropOldestUnmailed(tx, email, maxSavedSearches);
    const isFull = !same?.confirmed_at && (await countBegun(tx, email)) >= maxSavedSearches;
    await askForConfirmation(context, tx, {
      email,
      searchId: same?.id ?? row.id,
      rhythm: row.rhythm,
      state: same?.confirmed_at ? 'kept' : isFull ? 'full' : 'new',
    });
  });
}
