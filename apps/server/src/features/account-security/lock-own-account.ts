import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import type { SessionUser } from '../../core/auth/sessions.repository.ts';
import { isSessionOpen } from '../../core/auth/sessions.repository.ts';
import { type AccountRow, lockCredentials } from '../../core/auth/users.repository.ts';
import type { Tx } from '../../core/db/schema.ts';
import { passwordWrong, type VerifiedPassword } from './require-password.ts';

/**
 * Locks the caller's own account for the transaction that changes it, and looks again at what was seen before: the
 * session is still open, and a verified password is still the account's.
 * @throws ApiError `unauthenticated`, `password_wrong`.
 */
export async function lockOwnAccount(
  tx: Tx,
  user: SessionUser,
  verified: VerifiedPassword | null = null,
): Promise<AccountRow> {
  const account = await lockCredentials(tx, user.id);
  if (!account || !(await isSessionOpen(tx, user.sessionId))) {
    throw new ApiError(commonErrors.unauthenticated);
  }
  if (verified && account.password_hash !== verified.hash) throw passwordWrong(verified.field);
  return account;
}
