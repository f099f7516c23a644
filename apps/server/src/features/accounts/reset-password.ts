import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import { accountErrors } from '@mitoyen/contract/features/accounts/accounts.errors.ts';
import { hashToken } from '../../core/auth/session-token.ts';
import { deleteSessionsOf } from '../../core/auth/sessions.repository.ts';
import { lockCredentials, updatePassword } from '../../core/auth/users.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import {
  haveCredentialsChanged,
  knowOnlyThisBrowser,
  type Origin,
  recordSecurityEvent,
} from '../account-security/index.ts';
import { resetsPerAddress } from './accounts.limits.ts';
import { passwordChangedMail } from './accounts.mails.ts';
import { confirmAddressOf } from './confirm-address.ts';
import { deleteEmailChangeOf } from './email-changes.repository.ts';
import { consumeReset, deleteResetsOf, findResetOwner } from './password-resets.repository.ts';
import { requireUncommonPassword } from './require-uncommon-password.ts';

/**
 * Sets a new password with the mailed link, and ends every session. A password is hashed only for a valid
 * link.
 * @throws ApiError `reset_token_invalid`.
 */
export async function resetPassword(
  context: AppContext,
  given: { token: string; password: string },
  origin: Origin,
): Promise<void> {
  const { db, clock, limits, passwords, mailer, config } = context;
  await limits.consume(resetsPerAddress, origin.addressKey, commonErrors.too_many_requests);
  const tokenHash = hashToken(given.token);
  const userId = await findResetOwner(db, tokenHash, clock.now());
  if (!userId) throw new ApiError(accountErrors.reset_token_invalid);
  await requireUncommonPassword(given.password);
  const passwordHash = await passwords.hash(given.password);
  await db.transaction().execute(async (tx) => {
    // the account first, as everything that changes it does
    const account = await lockCredentials(tx, userId);
    const since = account && (await consumeReset(tx, tokenHash, clock.now()));
    if (!since || (await haveCredentialsChanged(context, tx, { userId, since }))) {
      throw new ApiError(accountErrors.reset_token_invalid);
    }
    await updatePassword(tx, account.id, passwordHash);
    // the link came to the account's address
    await confirmAddressOf(context, tx, account.id, origin);
    await deleteResetsOf(tx, account.id);
    await deleteEmailChangeOf(tx, account.id);
    await deleteSessionsOf(tx, account.id);
    await knowOnlyThisBrowser(context, tx, account.id, origin.browser);
    await recordSecurityEvent(context, tx, 'password_reset', account.id, origin);
    const told = passwordChangedMail(account.username, `${config.publicUrl}/mot-de-passe-oublie`);
    await mailer.send(tx, account.email, told, 'account');
  });
}
