import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { accountErrors } from '@mitoyen/contract/features/accounts/accounts.errors.ts';
import type { LoginAnswer } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import { type Credentials, findCredentials, lockCredentials } from '../../core/auth/users.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { type Origin, passwordPatience, recordSecurityEvent } from '../account-security/index.ts';
import { startSecondStep } from '../second-factor/index.ts';
import { browserKeyOf } from './browser-key.ts';
import { countSignIn, inTurnOf, type Try } from './count-sign-in.ts';
import { openAccount } from './open-account.ts';

/** Looked up for an address that no account has, so that it takes as long. */
const nobody = '00000000-0000-0000-0000-000000000000';

interface Given {
  readonly email: string;
  readonly password: string;
}

/**
 * Opens a session, or asks for the second step of an account that has a second factor. An unknown address
 * gets the same response after the same time as a wrong password.
 * @throws ApiError `invalid_credentials`, `too_many_logins` or, with the right password, `account_suspended`.
 */
export async function signIn(context: AppContext, given: Given, origin: Origin): Promise<LoginAnswer> {
  const { email } = given;
  const { bulkhead } = context;
  const browserKey = await bulkhead.runSignedOutWrite(async () => {
    const account = await findCredentials(context.db, email);
    return browserKeyOf(context, account?.id ?? nobody, origin);
  });
  const tried = { email, addressKey: origin.addressKey, browserKey };
  const verified = await inTurnOf(context, tried, () => verifyCounted(context, given, tried, origin));
  return bulkhead.runSignedOutWrite(() => openLocked(context, verified, origin));
}

/** The account, if the password is its own. Counted before it is looked at. */
async function verifyCounted(
  context: AppContext,
  { email, password }: Given,
  tried: Try,
  origin: Origin,
): Promise<Credentials> {
  const counted = await countSignIn(context, tried, passwordPatience);
  const account = await findCredentials(context.db, email);
  let matches: boolean;
  try {
    matches = await context.passwords.verify(account?.password_hash ?? null, password);
  } catch (error) {
    await counted.giveBack();
    throw error;
  }
  if (account && matches) {
    await counted.forgive();
    return account;
  }
  const kind = counted.beginsDelays ? 'sign_in_slowed' : 'sign_in_failed';
  await recordSecurityEvent(context, context.db, kind, account?.id ?? null, origin);
  throw new ApiError(accountErrors.invalid_credentials);
}

/**
 * Opens the account that was verified or begins its second step, if it is still what it was then: a new password ends
 * what the old one opened.
 */
async function openLocked(context: AppContext, verified: Credentials, origin: Origin): Promise<LoginAnswer> {
  return context.db.transaction().execute(async (tx) => {
    const account = await lockCredentials(tx, verified.id);
    if (account?.password_hash !== verified.password_hash || account.email !== verified.email) {
      throw new ApiError(accountErrors.invalid_credentials);
    }
    if (account.suspended_at) throw new ApiError(accountErrors.account_suspended);
    if (account.has_second_factor) return { secondStep: await startSecondStep(context, tx, account) };
    return openAccount(context, tx, account, origin);
  });
}
