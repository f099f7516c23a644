import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { accountErrors } from '@mitoyen/contract/features/accounts/accounts.errors.ts';
import type { SessionAnswer } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import type {
  PasskeyRequest,
  UsedPasskey,
} from '@mitoyen/contract/features/second-factor/passkeys.schemas.ts';
import { secondFactorErrors } from '@mitoyen/contract/features/second-factor/second-factor.errors.ts';
import { lockCredentials } from '../../core/auth/users.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { type Origin, recordSecurityEvent } from '../account-security/index.ts';
import { findPasskeyOwner, passkeySignInsPerAddress, startPasskeySignIn } from '../second-factor/index.ts';
import { openAccount } from './open-account.ts';

const countedBy = (context: AppContext, { addressKey }: Origin) =>
  context.limits.consume(passkeySignInsPerAddress, addressKey, accountErrors.too_many_logins);

/** Asks for a passkey. @throws ApiError `too_many_logins`. */
export async function askForPasskey(context: AppContext, origin: Origin): Promise<PasskeyRequest> {
  await countedBy(context, origin);
  return startPasskeySignIn(context);
}

/**
 * Opens a session by a passkey alone: the device that has it, and its holder's finger, face or code, are two factors.
 * @throws ApiError `passkey_refused`, `account_suspended`, `too_many_logins`.
 */
export async function signInWithPasskey(
  context: AppContext,
  passkey: UsedPasskey,
  origin: Origin,
): Promise<SessionAnswer> {
  await countedBy(context, origin);
  const userId = await findPasskeyOwner(context, context.db, passkey);
  if (userId === null) {
    await recordSecurityEvent(context, context.db, 'sign_in_failed', null, origin);
    throw new ApiError(secondFactorErrors.passkey_refused);
  }
  return context.db.transaction().execute(async (tx) => {
    const account = await lockCredentials(tx, userId);
    // removed while it was verified
    if (!account?.has_second_factor) throw new ApiError(secondFactorErrors.passkey_refused);
    if (account.suspended_at) throw new ApiError(accountErrors.account_suspended);
    return openAccount(context, tx, account, origin);
  });
}
