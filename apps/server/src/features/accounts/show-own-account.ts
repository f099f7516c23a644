import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { accountErrors } from '@mitoyen/contract/features/accounts/accounts.errors.ts';
import type { OwnAccount } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Queryable } from '../../core/db/schema.ts';
import { presentOwnAccountNow } from './accounts.presenter.ts';
import { findOwnAccount } from './accounts.repository.ts';

/** One's own account as it is now, for the connection or transaction given. @throws ApiError `user_not_found`. */
export async function showOwnAccount(
  { clock }: AppContext,
  db: Queryable,
  userId: string,
): Promise<OwnAccount> {
  const row = await findOwnAccount(db, userId, clock.now());
  if (!row) throw new ApiError(accountErrors.user_not_found);
  return presentOwnAccountNow(row);
}
