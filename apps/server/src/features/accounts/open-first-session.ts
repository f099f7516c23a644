import type { AccountRow } from '../../core/auth/users.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Tx } from '../../core/db/schema.ts';
import type { Origin } from '../account-security/index.ts';
import { openNewAccount } from './open-account.ts';
import { sendConfirmation } from './send-confirmation.ts';

/**
 * Signs a new account in, in the transaction that makes it: its browser becomes the first known one. Its
 * address gets a link that confirms it.
 */
export async function openFirstSession(
  context: AppContext,
  tx: Tx,
  account: AccountRow,
  origin: Origin,
): Promise<string> {
  await sendConfirmation(context, tx, account);
  return openNewAccount(context, tx, account, origin);
}
