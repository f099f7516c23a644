import type { SessionAnswer } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import { openSession } from '../../core/auth/open-session.ts';
import type { AccountRow } from '../../core/auth/users.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Tx } from '../../core/db/schema.ts';
import {
  newBrowserMail,
  type Origin,
  recordSecurityEvent,
  rememberBrowser,
} from '../account-security/index.ts';
import { presentOwnAccount } from './accounts.presenter.ts';

/** Signs the owner of a locked account in, and tells them of a browser that never opened it. */
export async function openAccount(
  context: AppContext,
  tx: Tx,
  account: AccountRow,
  origin: Origin,
): Promise<SessionAnswer> {
  const token = await openSession(context, tx, account.id, origin);
  await recordSecurityEvent(context, tx, 'signed_in', account.id, origin);
  if (!(await rememberBrowser(context, tx, account.id, origin.browser))) {
    const told = {
      name: account.username,
      userAgent: origin.userAgent,
      at: context.clock.now(),
      forgotUrl: `${context.config.publicUrl}/mot-de-passe-oublie`,
    };
    await context.mailer.send(tx, account.email, newBrowserMail(told), 'account');
  }
  return { user: presentOwnAccount(account), token };
}
