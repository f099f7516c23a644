import { deleteSessionsOf, type SessionUser } from '../../core/auth/sessions.repository.ts';
import { type AccountRow, markSecondFactor } from '../../core/auth/users.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Tx } from '../../core/db/schema.ts';
import { findApp } from './authenticator-apps.repository.ts';
import { listPasskeys } from './passkeys.repository.ts';
import { deleteRecoveryCodes } from './recovery-codes.repository.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';

/**
 * After a factor was added. The first one turns the second step on: the other sessions, which were opened without,
 * end, and the recovery codes that are to be shown are returned.
 */
export async function turnOn(
  context: AppContext,
  tx: Tx,
  account: AccountRow,
  user: SessionUser,
): Promise<string[] | null> {
  if (account.has_second_factor) return null;
  await markSecondFactor(tx, account.id, true);
  await deleteSessionsOf(tx, account.id, user.sessionId);
  return replaceRecoveryCodes(context, tx, account.id);
}

/** After a factor was removed: without the last one, there is no second step. Returns whether there is one. */
export async function turnOffWithoutFactor(tx: Tx, userId: string): Promise<boolean> {
  const hasOne = (await findApp(tx, userId)) !== undefined || (await listPasskeys(tx, userId)).length > 0;
  if (!hasOne) {
    await markSecondFactor(tx, userId, false);
    await deleteRecoveryCodes(tx, userId);
  }
  return hasOne;
}
