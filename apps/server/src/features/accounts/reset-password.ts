import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { accountErrors } from '@mitoyen/contract/features/accounts/accounts.errors.ts';
import { hashPassword } from '../../core/auth/passwords.ts';
import { hashToken } from '../../core/auth/session-token.ts';
import { deleteSessionsOf } from '../../core/auth/sessions.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { passwordChangedMail } from './accounts.mails.ts';
import { lockCredentials, updatePassword } from './accounts.repository.ts';
import { deleteEmailChangeOf } from './email-changes.repository.ts';
import { deleteResetsOf, findResetOwner, takeReset } from './password-resets.repository.ts';

/** Sets a new password with the link received, and ends every session. @throws ApiError `reset_token_invalid`. */
export async function resetPassword(
  context: AppContext,
  given: { token: string; password: string },
): Promise<void> {
  const { db, clock, mailer, config } = context;
  const passwordHash = await hashPassword(given.password);
  await db.transaction().execute(async (tx) => {
    const tokenHash = hashToken(given.token);
    const userId = await findResetOwner(tx, tokenHash);
    // the account first, as everything that changes it does
    const account = userId && (await lockCredentials(tx, userId));
    if (!account || !(await takeReset(tx, tokenHash, clock.now()))) {
      throw new ApiError(accountErrors.reset_token_invalid);
    }
    await updatePassword(tx, account.id, passwordHash);
    await deleteResetsOf(tx, account.id);
    await deleteEmailChangeOf(tx, account.id);
    await deleteSessionsOf(tx, account.id);
    const told = passwordChangedMail(account.username, `${config.publicUrl}/mot-de-passe-oublie`);
    await mailer.send(tx, account.email, told);
  });
}
