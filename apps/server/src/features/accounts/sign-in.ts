import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { accountErrors } from '@mitoyen/contract/features/accounts/accounts.errors.ts';
import type { LoginAnswer } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import { findCredentials, lockCredentials } from '../../core/auth/users.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { type Origin, recordSecurityEvent } from '../account-security/index.ts';
import { startSecondStep } from '../second-factor/index.ts';
import { browserKeyOf } from './browser-key.ts';
import { countSignIn, inTurnOf } from './count-sign-in.ts';
import { openAccount } from './open-account.ts';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

type Verified = NonNullable<Awaited<ReturnType<typeof findCredentials>>>;

/** Looked up for an address that no account has, so that it takes as long. */
const nobody = '00000000-0000-0000-0000-000000000000';

/**
 * Opens a session, or asks for the second step of an account that has a second factor. An unknown address gets the same answer after the same time as a wrong password.
 * @throws ApiError `invalid_credentials`, `too_many_logins` or, to who knows the password, `account_suspended`.
 */
export async function signIn(context: AppContext, given: Credentials, origin: Origin): Promise<LoginAnswer> {
  const { email } = given;
  const user = await findCredentials(context.db, email);
  const browserKey = await browserKeyOf(context, user?.id ?? nobody, origin);
  const counted = { email, addressKey: origin.addressKey, browserKey };
  const verified = await inTurnOf(counted, () => verifyCounted(context, given, user, origin, counted));
  return openVerifiedSession(context, verified, origin);
}

/** The account, if the password is its own. Counted before it is looked at. */
async function verifyCounted(
  context: AppContext,
  { password }: Credentials,
  user: Verified | undefined,
  origin: Origin,
  given: Parameters<typeof countSignIn>[1],
): Promise<Verified> {
  const counted = await countSignIn(context, given);
  let matches: boolean;
  try {
    matches = await context.passwords.verify(user?.password_hash ?? null, password);
  } catch (error) {
    await counted.giveBack();
    throw error;
  }
  if (user && matches) {
    await counted.forgive();
    return user;
  }
  const kind = counted.beginsDelays ? 'sign_in_slowed' : 'sign_in_failed';
  await recordSecurityEvent(context, context.db, kind, user?.id ?? null, origin);
  throw new ApiError(accountErrors.invalid_credentials);
}

/**
 * Opens the session, or begins the second step, if the account is still what was verified: a new password ends what the
 * old one opened.
 */
async function openVerifiedSession(
  context: AppContext,
  verified: Verified,
  origin: Origin,
): Promise<LoginAnswer> {
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
