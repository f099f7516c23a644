import { openSession } from '../../core/auth/open-session.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Tx } from '../../core/db/schema.ts';
import { type Origin, recordSecurityEvent, rememberBrowser } from '../account-security/index.ts';

/** Signs a new account in, in the transaction that makes it: its browser is the first that is known. */
export async function openFirstSession(
  context: AppContext,
  tx: Tx,
  userId: string,
  origin: Origin,
): Promise<string> {
  await recordSecurityEvent(context, tx, 'account_created', userId, origin);
  await rememberBrowser(context, tx, userId, origin.browser);
  return openSession(context, tx, userId, origin);
}
