import { fixedRetention } from '@mitoyen/contract/core/retention.ts';
import { hashToken, newToken } from '../../core/auth/session-token.ts';
import type { AccountRow } from '../../core/auth/users.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Tx } from '../../core/db/schema.ts';
import { confirmationUrl } from './confirmation-url.ts';
import { confirmAddressMail } from './email-change.mails.ts';
import { insertConfirmation } from './email-confirmations.repository.ts';

/** Mails a link by which an account's address is confirmed; earlier ones stay good. Nothing where no account is asked. */
export async function sendConfirmation(
  { config, clock, mailer }: AppContext,
  tx: Tx,
  { id, username, email }: Pick<AccountRow, 'id' | 'username' | 'email'>,
): Promise<void> {
  if (config.addressConfirmation === 'off') return;
  const token = newToken();
  const now = clock.now();
  await insertConfirmation(tx, {
    token_hash: hashToken(token),
    user_id: id,
    email,
    created_at: now,
    expires_at: new Date(now.getTime() + fixedRetention.confirmationDays * 86_400_000),
  });
  await mailer.send(tx, email, confirmAddressMail(username, confirmationUrl(config, token)), 'account');
}
