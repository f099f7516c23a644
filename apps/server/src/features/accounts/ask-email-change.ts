import { fixedRetention } from '@mitoyen/contract/core/retention.ts';
import type { SessionOrigin } from '../../core/auth/open-session.ts';
import { hashToken, newToken } from '../../core/auth/session-token.ts';
import type { AccountRow } from '../../core/auth/users.repository.ts';
import { findUserIdByEmail } from '../../core/auth/users.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Tx } from '../../core/db/schema.ts';
import { recordSecurityEvent } from '../account-security/index.ts';
import { confirmationUrl } from './confirmation-url.ts';
import { confirmEmailMail, emailChangeAskedMail } from './email-change.mails.ts';
import { deleteEmailChangeOf, upsertEmailChange } from './email-changes.repository.ts';
import { emailTaken } from './insert-account.ts';

export const isSameEmail = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/**
 * Begins a change of address: a link goes to the new one, a word to the present one, and nothing changes yet. The
 * present address again gives an earlier change up. @throws ApiError `email_taken`.
 */
export async function askEmailChange(
  context: AppContext,
  tx: Tx,
  account: AccountRow,
  newEmail: string,
  origin: SessionOrigin,
): Promise<void> {
  const { clock, mailer, config } = context;
  if (isSameEmail(account.email, newEmail)) return deleteEmailChangeOf(tx, account.id);
  if (await findUserIdByEmail(tx, newEmail)) throw emailTaken();
  const token = newToken();
  const now = clock.now();
  await upsertEmailChange(tx, {
    user_id: account.id,
    new_email: newEmail,
    token_hash: hashToken(token),
    created_at: now,
    expires_at: new Date(now.getTime() + fixedRetention.linkMinutes * 60_000),
  });
  await recordSecurityEvent(context, tx, 'email_change_asked', account.id, origin);
  const { username, email } = account;
  await mailer.send(tx, newEmail, confirmEmailMail(username, confirmationUrl(config, token)), 'account');
  const forgotUrl = `${config.publicUrl}/mot-de-passe-oublie`;
  await mailer.send(tx, email, emailChangeAskedMail(username, newEmail, forgotUrl), 'account');
}
