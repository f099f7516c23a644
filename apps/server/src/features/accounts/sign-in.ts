import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { accountErrors } from '@mitoyen/contract/features/accounts/accounts.errors.ts';
import type { SessionAnswer } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import { openSession } from '../../core/auth/open-session.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { loginFailuresPerAccount, loginFailuresPerAddress } from './accounts.limits.ts';
import { presentOwnAccount } from './accounts.presenter.ts';
import { findCredentials, lockCredentials } from './accounts.repository.ts';
import type { Origin } from './origin.ts';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/**
 * Opens a session. An unknown address gets the same answer after the same time as a wrong password.
 * @throws ApiError `invalid_credentials`, `too_many_logins` or, to who knows the password, `account_suspended`.
 */
export async function signIn(
  context: AppContext,
  given: Credentials,
  origin: Origin,
): Promise<SessionAnswer> {
  const { db, limits, passwords } = context;
  const accountKey = `${given.email.toLowerCase()}|${origin.addressKey}`;
  const checkLimits = async () => {
    await limits.check(loginFailuresPerAddress, origin.addressKey, accountErrors.too_many_logins);
    await limits.check(loginFailuresPerAccount, accountKey, accountErrors.too_many_logins);
  };

  await checkLimits();
  const user = await findCredentials(db, given.email);
  const matches = await passwords.verify(user?.password_hash ?? null, given.password);
  if (!user || !matches) {
    await limits.consume(loginFailuresPerAddress, origin.addressKey, accountErrors.too_many_logins);
    await limits.consume(loginFailuresPerAccount, accountKey, accountErrors.too_many_logins);
    throw new ApiError(accountErrors.invalid_credentials);
  }
  // parallel guesses all pass the first look: the right one among too many of them is refused here
  await checkLimits();
  const answer = await openVerifiedSession(context, user, origin);
  await limits.forget(loginFailuresPerAccount, accountKey);
  return answer;
}

/** Opens the session if the account is still what was verified: a new password ends what the old one opened. */
async function openVerifiedSession(
  context: AppContext,
  verified: NonNullable<Awaited<ReturnType<typeof findCredentials>>>,
  origin: Origin,
): Promise<SessionAnswer> {
  return context.db.transaction().execute(async (tx) => {
    const account = await lockCredentials(tx, verified.id);
    if (account?.password_hash !== verified.password_hash || account.email !== verified.email) {
      throw new ApiError(accountErrors.invalid_credentials);
    }
    if (account.suspended_at) throw new ApiError(accountErrors.account_suspended);
    return { user: presentOwnAccount(account), token: await openSession(context, tx, account.id, origin) };
  });
}
