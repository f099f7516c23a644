import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { accountErrors } from '@mitoyen/contract/features/accounts/accounts.errors.ts';
import { hashPassword } from '../../core/auth/passwords.ts';
import { hashToken } from '../../core/auth/session-token.ts';
import { deleteSessionsOf } from '../../core/auth/sessions.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { passwordChangedMail } from './accounts.mails.ts';
import { findUser, updatePassword } from './accounts.repository.ts';
import { deleteEmailChangeOf } from './email-changes.repository.ts';
import { deleteResetsOf, takeReset } from './password-resets.repository.ts';

/** Sets a new password with the link received, and ends every session. @throws ApiError `reset_token_invalid`. */
export async function resetPassword(
  context: AppContext,
  given: { token: string; password: string },
): Promise<void> {
  const { db, clock, mailer, config } = context;
  const passwordHash = await hashPassword(given.password);
  await db.transaction().execute(async (tx) => {
    const userId = await takeReset(tx, hashToken(given.token), clock.now());
    if (!userId) throw new ApiError(accountErrors.reset_token_invalid);
    await updatePassword(tx, userId, passwordHash);
    await deleteResetsOf(tx, userId);
    await deleteEmailChangeOf(tx, userId);
    await deleteSessionsOf(tx, userId);
    const account = await findUser(tx, userId);
    if (account) {
      await mailer.send(
        tx,
        account.email,
        passwordChangedMail(account.username, `${config.publicUrl}/mot-de-passe-oublie`),
      );
    }
  });
}
