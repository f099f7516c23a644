import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { accountErrors } from '@mitoyen/contract/features/accounts/accounts.errors.ts';
import type { SessionAnswer } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import { openSession } from '../../core/auth/open-session.ts';
import { findCredentials, lockCredentials } from '../../core/auth/users.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import {
  hasOpenedBefore,
  newBrowserMail,
  type Origin,
  recordSecurityEvent,
  rememberBrowser,
} from '../account-security/index.ts';
import { presentOwnAccount } from './accounts.presenter.ts';
import { countSignIn, inTurnOf } from './count-sign-in.ts';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

type Verified = NonNullable<Awaited<ReturnType<typeof findCredentials>>>;

/** Looked up for an address that no account has, so that it takes as long. */
const nobody = '00000000-0000-0000-0000-000000000000';

/**
 * Opens a session. An unknown address gets the same answer after the same time as a wrong password.
 * @throws ApiError `invalid_credentials`, `too_many_logins` or, to who knows the password, `account_suspended`.
 */
export async function signIn(
  context: AppContext,
  given: Credentials,
  origin: Origin,
): Promise<SessionAnswer> {
  const { email } = given;
  const { addressKey, browser } = origin;
  const user = await findCredentials(context.db, email);
  const isKnown = await hasOpenedBefore(context, context.db, user?.id ?? nobody, browser);
  const browserKey = isKnown ? (browser.shownHash?.toString('hex') ?? null) : null;
  const counted = { email, addressKey, browserKey };
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

/** Opens the session if the account is still what was verified: a new password ends what the old one opened. */
async function openVerifiedSession(
  context: AppContext,
  verified: Verified,
  origin: Origin,
): Promise<SessionAnswer> {
  return context.db.transaction().execute(async (tx) => {
    const account = await lockCredentials(tx, verified.id);
    if (account?.password_hash !== verified.password_hash || account.email !== verified.email) {
      throw new ApiError(accountErrors.invalid_credentials);
    }
    if (account.suspended_at) throw new ApiError(accountErrors.account_suspended);
    const token = await openSession(context, tx, account.id, origin);
    await recordSecurityEvent(context, tx, 'signed_in', account.id, origin);
    if (!(await rememberBrowser(context, tx, account.id, origin.browser))) {
      const forgotUrl = `${context.config.publicUrl}/mot-de-passe-oublie`;
      const told = {
        name: account.username,
        userAgent: origin.userAgent,
        at: context.clock.now(),
        forgotUrl,
      };
      await context.mailer.send(tx, account.email, newBrowserMail(told));
    }
    return { user: presentOwnAccount(account), token };
  });
}
