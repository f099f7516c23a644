import { deleteSessionsOf, type SessionUser } from '../../core/auth/sessions.repository.ts';
import { updatePassword } from '../../core/auth/users.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import {
  knowOnlyThisBrowser,
  lockOwnAccount,
  type Origin,
  recordSecurityEvent,
  requirePassword,
} from '../account-security/index.ts';
import { passwordChangedMail } from './accounts.mails.ts';
import { deleteEmailChangeOf } from './email-changes.repository.ts';
import { deleteResetsOf } from './password-resets.repository.ts';
import { requireUncommonPassword } from './require-uncommon-password.ts';

interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
}

/** Changes the password, ends the other sessions and tells the owner by mail. @throws ApiError `password_wrong`. */
export async function changePassword(
  context: AppContext,
  user: SessionUser,
  given: PasswordChange,
  origin: Origin,
): Promise<void> {
  const { db, mailer, config, passwords } = context;
  await requireUncommonPassword(given.newPassword, 'newPassword');
  const verified = await requirePassword(context, user, given.currentPassword, origin);
  const passwordHash = await passwords.hash(given.newPassword);
  await db.transaction().execute(async (tx) => {
    const account = await lockOwnAccount(tx, user, verified);
    await updatePassword(tx, user.id, passwordHash);
    await deleteSessionsOf(tx, user.id, user.sessionId);
    await deleteResetsOf(tx, user.id);
    await deleteEmailChangeOf(tx, user.id);
    await knowOnlyThisBrowser(context, tx, user.id, origin.browser);
    await recordSecurityEvent(context, tx, 'password_changed', user.id, origin);
    const told = passwordChangedMail(account.username, `${config.publicUrl}/mot-de-passe-oublie`);
    await mailer.send(tx, account.email, told, 'account');
  });
}
