import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { savedSearchErrors } from '@mitoyen/contract/features/saved-searches/saved-searches.errors.ts';
import { maxSavedSearches } from '@mitoyen/contract/features/saved-searches/saved-searches.rules.ts';
import type { VisitorSearches } from '@mitoyen/contract/features/saved-searches/saved-searches.schemas.ts';
import { hashToken } from '../../core/auth/session-token.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Queryable, Tx } from '../../core/db/schema.ts';
import {
  beginSearch,
  countBegun,
  deleteSearchOf,
  findRequest,
  listSearchesOf,
  markPressed,
  type SearchRequest,
  setRhythm,
  type VisitorRow,
} from './requests.repository.ts';
import { confirmationsPerAddress } from './saved-searches.limits.ts';
import { presentVisitorSearch } from './saved-searches.presenter.ts';
import { lockKeeper } from './saved-searches.repository.ts';

/** What a visitor's link is used with, from which client address. */
interface LinkUse {
  readonly token: string;
  readonly addressKey: string;
}

/** What the address that got a link keeps. Changes nothing: link scanners follow it. @throws ApiError `token_invalid`. */
export async function showVisitorSearches(context: AppContext, use: LinkUse): Promise<VisitorSearches> {
  await countUse(context, use);
  return presentSearchesOf(context.db, await requireRequest(context, context.db, use.token));
}

/**
 * Begins the search of this link, however often the link is used, and no other that waits for the address:
 * another browser may have asked for those. Begins none past the most that an address may keep; the response
 * says so.
 * @throws ApiError `token_invalid`.
 */
export async function confirmSearch(context: AppContext, use: LinkUse): Promise<VisitorSearches> {
  return withLink(context, use, async (tx, request, rows) => {
    const asked = rows.find(({ id }) => id === request.search_id);
    if (!asked) return;
    if (!asked.confirmed_at) {
      if ((await countBegun(tx, request.email)) >= maxSavedSearches) return;
      await beginSearch(tx, request.email, asked.id, context.clock.now());
    }
    if (request.pressed_at) return;
    await setRhythm(tx, request.email, asked.id, request.rhythm);
    await markPressed(tx, request.token_hash, context.clock.now());
  });
}

/**
 * Begins or removes one search of the address that got a link.
 * @throws ApiError `token_invalid`, `kept_search_not_found`, `kept_search_limit`.
 */
export async function changeVisitorSearch(
  context: AppContext,
  { id, change, ...use }: LinkUse & { id: string; change: 'begin' | 'remove' },
): Promise<VisitorSearches> {
  return withLink(context, use, async (tx, { email }, rows) => {
    const search = isUuid(id) ? rows.find((row) => row.id === id) : undefined;
    if (!search) throw new ApiError(savedSearchErrors.kept_search_not_found);
    if (change === 'remove') return deleteSearchOf(tx, email, id);
    if (search.confirmed_at) return;
    if ((await countBegun(tx, email)) >= maxSavedSearches)
      throw new ApiError(savedSearchErrors.kept_search_limit);
    await beginSearch(tx, email, id, context.clock.now());
  });
}

/** Lets one use of an address's links come after the other, and answers with what it keeps afterwards. */
async function withLink(
  context: AppContext,
  use: LinkUse,
  act: (tx: Tx, request: SearchRequest, rows: readonly VisitorRow[]) => Promise<void>,
): Promise<VisitorSearches> {
  await countUse(context, use);
  return context.db.transaction().execute(async (tx) => {
    const { email } = await requireRequest(context, tx, use.token);
    await lockKeeper(tx, { email });
    const request = await requireRequest(context, tx, use.token);
    await act(tx, request, await listSearchesOf(tx, email));
    return presentSearchesOf(tx, await requireRequest(context, tx, use.token));
  });
}

const countUse = ({ limits }: AppContext, { addressKey }: LinkUse) =>
  limits.consume(confirmationsPerAddress, addressKey, savedSearchErrors.too_many_kept_searches);

async function requireRequest({ clock }: AppContext, db: Queryable, token: string): Promise<SearchRequest> {
  const request = await findRequest(db, hashToken(token), clock.now());
  if (!request) throw new ApiError(savedSearchErrors.token_invalid);
  return request;
}

async function presentSearchesOf(
  db: Queryable,
  { email, search_id }: SearchRequest,
): Promise<VisitorSearches> {
  const rows = await listSearchesOf(db, email);
  const searches = rows.filter(({ confirmed_at }) => confirmed_at !== null);
  return {
    askedId: rows.some(({ id }) => id === search_id) ? search_id : null,
    searches: searches.map(presentVisitorSearch),
    waiting: rows.filter(({ confirmed_at }) => confirmed_at === null).map(presentVisitorSearch),
    isFull: searches.length >= maxSavedSearches,
  };
}
