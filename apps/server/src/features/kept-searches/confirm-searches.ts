import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { keptSearchErrors } from '@mitoyen/contract/features/kept-searches/kept-searches.errors.ts';
import type { NamedAlert } from '@mitoyen/contract/features/kept-searches/kept-searches.schemas.ts';
import { hashToken } from '../../core/auth/session-token.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { beginSearchesOf, listSearchesOf, lockConfirmation } from './confirmations.repository.ts';
import { confirmationsPerAddress } from './kept-searches.limits.ts';
import { presentAlert } from './kept-searches.presenter.ts';

/** Begins what a visitor's address waits for, as often as its link is used. @throws ApiError `token_invalid`. */
export async function confirmSearches(
  context: AppContext,
  token: string,
  addressKey: string,
): Promise<{ searches: NamedAlert[] }> {
  const { db, clock, limits } = context;
  await limits.consume(confirmationsPerAddress, addressKey, keptSearchErrors.too_many_kept_searches);
  return db.transaction().execute(async (tx) => {
    const now = clock.now();
    const link = await lockConfirmation(tx, hashToken(token), now);
    if (!link) throw new ApiError(keptSearchErrors.token_invalid);
    if (!link.confirmed_at) await beginSearchesOf(tx, link.email, now);
    return { searches: (await listSearchesOf(tx, link.email)).map(presentAlert) };
  });
}
