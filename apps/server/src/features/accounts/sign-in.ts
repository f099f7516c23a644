import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { accountErrors } from '@mitoyen/contract/features/accounts/accounts.errors.ts';
import type { LoginAnswer, SessionAnswer } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import { type Credentials, lockCredentials } from '../../core/auth/users.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { browserValues, type Origin, recordSecurityEvent } from '../account-security/index.ts';
import { startSecondStep } from '../second-factor/index.ts';
import { browserKeyOf } from './browser-key.ts';
import { type CountedTry, countPassword, inTurnOf, type Try } from './count-sign-in.ts';
import { openAccount, openVerified } from './open-account.ts';
import type { TriedAccount } from './sign-in-tries.repository.ts';

interface Given {
  readonly email: string;
  readonly password: string;
}

type Verified = Credentials & Pick<TriedAccount, 'is_browser_known'>;

/**
 * Opens a session, or asks for the second step of an account that has a second factor. An unknown address gets the same answer after the same time as a wrong password.
 * @throws ApiError `invalid_credentials`, `too_many_logins` or, to who knows the password, `account_suspended`.
 */
export async function signIn(context: AppContext, given: Given, origin: Origin): Promise<LoginAnswer> {
  const { email } = given;
  const { bulkhead } = context;
  const browserKey = await bulkhead.runSignedOutWrite(() => browserKeyOf(context, { email }, origin));
  const tried = { email, addressKey: origin.addressKey, browserKey };
  const { verified, opened } = await inTurnOf(context, tried, async () => {
    const { account, counted } = await verifyCounted(context, given, tried, origin);
    return { verified: account, opened: await openAtOnce(context, account, counted, origin) };
  });
  return opened ?? bulkhead.runSignedOutWrite(() => openLocked(context, verified, origin));
}

/** The account, if the password is its own. Counted before it is looked at. */
async function verifyCounted(
  context: AppContext,
  { password }: Given,
  tried: Try,
  origin: Origin,
): Promise<{ account: Verified; counted: CountedTry }> {
  const { account, counted } = await countPassword(context, tried, browserValues(context, origin.browser));
  let matches: boolean;
  try {
    matches = await context.passwords.verify(account.password_hash, password);
  } catch (error) {
    await counted.giveBack();
    throw error;
  }
  if (matches) return { account: account as Verified, counted };
  const kind = counted.beginsDelays ? 'sign_in_slowed' : 'sign_in_failed';
  await recordSecurityEvent(context, context.db, kind, account.id, origin);
  throw new ApiError(accountErrors.invalid_credentials);
}

/** Forgives the try and opens the session in one statement, where a right password is all that is asked for; else null. */
async function openAtOnce(
  context: AppContext,
  account: Verified,
  counted: CountedTry,
  origin: Origin,
): Promise<SessionAnswer | null> {
  if (!account.suspended_at && !account.has_second_factor) {
    return openVerified(context, account, counted.forgiven(), origin);
  }
  await counted.forgive();
  return null;
}

/**
 * Says why the account was not opened, or begins its second step, if it is still what was verified: a new password ends
 * what the old one opened.
 */
async function openLocked(context: AppContext, verified: Verified, origin: Origin): Promise<LoginAnswer> {
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
