import { deleteSessionsOf } from '../../core/auth/sessions.repository.ts';
import { findUserIdByEmail, lockCredentials } from '../../core/auth/users.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { deleteApp } from './authenticator-apps.repository.ts';
import { deletePasskeysOf } from './passkeys.repository.ts';
import { turnOffWithoutFactor } from './settle-second-factor.ts';
import { type Teller, tellOwner } from './tell-owner.ts';

/**
 * Removes the second factor of a person who lost devices and codes, once the operator has verified their
 * identity; ends every session, records it and mails the owner. The password stays. Called by the command on
 * the machine itself.
 */
export async function removeSecondFactor(
  context: Teller & Pick<AppContext, 'db'>,
  email: string,
): Promise<'removed' | 'none' | 'unknown'> {
  return context.db.transaction().execute(async (tx) => {
    const found = await findUserIdByEmail(tx, email);
    const account = found && (await lockCredentials(tx, found.id));
    if (!account) return 'unknown';
    if (!account.has_second_factor) return 'none';
    await deleteApp(tx, account.id);
    await deletePasskeysOf(tx, account.id);
    await turnOffWithoutFactor(tx, account.id);
    await deleteSessionsOf(tx, account.id);
    const origin = { userAgent: null, ipAddress: null };
    await tellOwner(context, tx, account, origin, { kind: 'second_factor_removed', isUnprotected: true });
    return 'removed';
  });
}
