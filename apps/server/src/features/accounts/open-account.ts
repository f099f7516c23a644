import type { SessionAnswer } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import { openSession } from '../../core/auth/open-session.ts';
import { type AccountRow, noteUse } from '../../core/auth/users.repository.ts';
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
  await noteUse(tx, account.id, context.clock.now());
  const token = await openSession(context, tx, account.id, origin);
  await recordSecurityEvent(context, tx, 'signed_in', account.id, origin);
  const wasKnown = await rememberBrowser(context, tx, account.id, origin.browser);
  if (!wasKnown) await tellOfBrowser(context, tx, account, origin);
  return { user: presentOwnAccount(account), token };
}

/** Signs in the owner of an account made in this transaction, whose browser becomes its first known one. */
export async function openNewAccount(
  context: AppContext,
  tx: Tx,
  account: AccountRow,
  origin: Origin,
): Promise<string> {
  await noteUse(tx, account.id, context.clock.now());
  const token = await openSession(context, tx, account.id, origin);
  await recordSecurityEvent(context, tx, 'account_created', account.id, origin);
  await rememberBrowser(context, tx, account.id, origin.browser);
  return token;
}

async function tellOfBrowser(
  context: AppContext,
  tx: Tx,
  { username, email }: AccountRow,
  { userAgent }: Origin,
): Promise<void> {
  const told = {
    ...{ name: username, userAgent },
    at: context.clock.now(),
    forgotUrl: `${context.config.publicUrl}/mot-de-passe-oublie`,
  };
  await context.mailer.send(tx, email, newBrowserMail(told), 'account');
}
