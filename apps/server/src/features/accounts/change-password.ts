import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { accountErrors } from '@mitoyen/contract/features/accounts/accounts.errors.ts';
import { hashPassword, verifyPassword } from '../../core/auth/passwords.ts';
import { deleteSessionsOf, type SessionUser } from '../../core/auth/sessions.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { wrongPasswordsPerAccount } from './accounts.limits.ts';
import { passwordChangedMail } from './accounts.mails.ts';
import { findPasswordHash, findUser, updatePassword } from './accounts.repository.ts';
import { deleteResetsOf } from './password-resets.repository.ts';

interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
}

/** Changes the password, ends the other sessions and tells the owner by mail. @throws ApiError `password_wrong`. */
export async function changePassword(
  context: AppContext,
  user: SessionUser,
  given: PasswordChange,
): Promise<void> {
  const { db, limits, mailer, config } = context;
  await limits.check(wrongPasswordsPerAccount, user.id, accountErrors.too_many_logins);
  if (!(await verifyPassword(await findPasswordHash(db, user.id), given.currentPassword))) {
    await limits.consume(wrongPasswordsPerAccount, user.id, accountErrors.too_many_logins);
    const { message } = accountErrors.password_wrong;
    throw new ApiError(accountErrors.password_wrong, { issues: [{ path: 'currentPassword', message }] });
  }
  const passwordHash = await hashPassword(given.newPassword);
  await db.transaction().execute(async (tx) => {
    await updatePassword(tx, user.id, passwordHash);
    await deleteSessionsOf(tx, user.id, user.sessionId);
    await deleteResetsOf(tx, user.id);
    const account = await findUser(tx, user.id);
    if (account) {
      await mailer.send(
        tx,
        account.email,
        passwordChangedMail(account.username, `${config.publicUrl}/mot-de-passe-oublie`),
      );
    }
  });
}
