import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { commonErrors, fieldError } from '@mitoyen/contract/core/common.errors.ts';
import { parisDay } from '@mitoyen/contract/core/paris-day.ts';
import { keptSearchErrors } from '@mitoyen/contract/features/kept-searches/kept-searches.errors.ts';
import { mostKeptSearches } from '@mitoyen/contract/features/kept-searches/kept-searches.rules.ts';
import type {
  KeepSearchBody,
  KeptSearch,
} from '@mitoyen/contract/features/kept-searches/kept-searches.schemas.ts';
import type { SessionUser } from '../../core/auth/sessions.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { NewRow } from '../../core/db/schema.ts';
import { newId } from '../../core/ids/new-id.ts';
import { hasFacets } from '../offers/index.ts';
import { askForConfirmation, countConfirmation } from './ask-for-confirmation.ts';
import { foldTexts } from './fold-texts.repository.ts';
import { searchesPerAccount, visitorSearchesPerAddress } from './kept-searches.limits.ts';
import { presentKeptSearch } from './kept-searches.presenter.ts';
import {
  adoptSearches,
  countKeptSearches,
  insertKeptSearch,
  keepsAlready,
  lockKeeper,
} from './kept-searches.repository.ts';
import { type KeptCriteria, readSearch } from './read-search.ts';
import { elementsOfSearch } from './search-elements.ts';
import { textsToFold } from './search-fits.ts';

const namesOfKinds = { offers: 'Missions', jobs: 'Emplois', profiles: 'Professionnels' } as const;

/**
 * Keeps a search for who is signed in, or for a visitor by their address, whose mailbox must confirm it.
 * @throws ApiError 400 about `query` and `email`, 401 without either, `kept_search_exists`, `kept_search_limit`.
 */
export async function keepSearch(
  context: AppContext,
  user: SessionUser | null,
  body: KeepSearchBody,
  addressKey: string,
): Promise<KeptSearch> {
  const { too_many_kept_searches: tooMany } = keptSearchErrors;
  if (user) await context.limits.consume(searchesPerAccount, user.id, tooMany);
  else if (body.email === undefined) throw new ApiError(commonErrors.unauthenticated);
  else await context.limits.consume(visitorSearchesPerAddress, addressKey, tooMany);
  const row = await rowOf(context, body, user === null);
  if (user) await keepForAccount(context, user.id, row);
  else if (body.email !== undefined) await keepForVisitor(context, body.email, row, addressKey);
  return presentKeptSearch({
    ...row,
    query: JSON.parse(row.query),
    confirmed_at: user ? row.created_at : null,
    new_count: 0,
    new_ids: [],
  });
}

type SearchToKeep = Omit<NewRow<'kept_searches'>, 'user_id' | 'email' | 'confirmed_at'> & {
  created_at: Date;
};

async function rowOf(
  { db, clock }: AppContext,
  { kind, query: asked, rhythm, name }: KeepSearchBody,
  isVisitor: boolean,
): Promise<SearchToKeep> {
  const now = clock.now();
  const { search, query, hash } = readSearch(kind, asked, parisDay(now));
  if (isVisitor) refuseUntold(search);
  const { anyOf, allOf } = elementsOfSearch(search, await foldTexts(db, textsToFold(search)));
  return {
    id: newId(),
    kind,
    name: name ?? namesOfKinds[kind],
    query: JSON.stringify(query),
    query_hash: hash,
    rhythm,
    created_at: now,
    any_of: [...anyOf],
    all_of: [...allOf],
  };
}

/** The signed-out are not told of a mission what these filters ask, so that they would never find one. */
function refuseUntold(search: KeptCriteria): void {
  if (search.kind !== 'offers' || !hasFacets(search.criteria)) return;
  throw fieldError(
    'query',
    'Sans compte, les missions se cherchent par mots, lieu et télétravail. Connectez-vous pour garder ces filtres.',
  );
}

async function keepForAccount({ db }: AppContext, userId: string, row: SearchToKeep): Promise<void> {
  const keeper = { userId };
  await db.transaction().execute(async (tx) => {
    await lockKeeper(tx, keeper);
    await adoptSearches(tx, userId, mostKeptSearches);
    if (await keepsAlready(tx, keeper, row.query_hash))
      throw new ApiError(keptSearchErrors.kept_search_exists);
    if ((await countKeptSearches(tx, keeper)) >= mostKeptSearches)
      throw new ApiError(keptSearchErrors.kept_search_limit);
    await insertKeptSearch(tx, { ...row, user_id: userId, email: null, confirmed_at: row.created_at });
  });
}

/** Answers the same whatever the address keeps already: nobody learns of another's searches. */
async function keepForVisitor(
  context: AppContext,
  email: string,
  row: SearchToKeep,
  addressKey: string,
): Promise<void> {
  const keeper = { email };
  await countConfirmation(context, email, addressKey);
  await context.db.transaction().execute(async (tx) => {
    await lockKeeper(tx, keeper);
    if (await keepsAlready(tx, keeper, row.query_hash)) return;
    if ((await countKeptSearches(tx, keeper)) >= mostKeptSearches) return;
    await insertKeptSearch(tx, { ...row, user_id: null, email, confirmed_at: null });
    await askForConfirmation(context, tx, email);
  });
}
