import type { SessionAnswer } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import type { SecurityEventKind } from '@mitoyen/contract/features/operators/operators.schemas.ts';
import { newSession } from '../../core/auth/open-session.ts';
import type { AccountRow, Credentials } from '../../core/auth/users.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Queryable, Tx } from '../../core/db/schema.ts';
import {
  asBrowserOf,
  browserValues,
  newBrowserMail,
  type Origin,
  securityEventValues,
  trimKnownBrowsers,
} from '../account-security/index.ts';
import { presentOwnAccount } from './accounts.presenter.ts';
import { type OpeningValues, openIfStill, openLocked } from './openings.repository.ts';
import type { ForgivenValues, TriedAccount } from './sign-in-tries.repository.ts';

interface Opening {
  readonly token: string;
  readonly values: OpeningValues;
}

function newOpening(context: AppContext, userId: string, kind: SecurityEventKind, origin: Origin): Opening {
  const { token, values } = newSession(context, origin);
  const event = securityEventValues(kind, origin);
  const browser = browserValues(context, asBrowserOf(context.config, origin.browser, userId));
  return { token, values: [userId, context.clock.now(), ...values, ...event, ...browser] };
}

/** Signs the owner of a locked account in, and tells them of a browser that never opened it. */
export async function openAccount(
  context: AppContext,
  tx: Tx,
  account: AccountRow,
  origin: Origin,
): Promise<SessionAnswer> {
  const { token, values } = newOpening(context, account.id, 'signed_in', origin);
  const [opened] = await openLocked(tx, ...values);
  if (!opened?.is_browser_known) await tellOfBrowser(context, tx, account, origin);
  return { user: presentOwnAccount(account), token };
}

/** Signs the owner of an account in that was made in this transaction, whose browser is the first that is known. */
export async function openNewAccount(
  context: AppContext,
  tx: Tx,
  account: AccountRow,
  origin: Origin,
): Promise<string> {
  const { token, values } = newOpening(context, account.id, 'account_created', origin);
  await openLocked(tx, ...values);
  return token;
}

/**
 * Forgives the try by which an account was verified, and signs its owner in, unless it changed meanwhile: then null. A
 * browser that opened it before needs one statement; another one is told of to the owner in the same transaction.
 */
export async function openVerified(
  context: AppContext,
  { id, email, password_hash, is_browser_known }: Credentials & Pick<TriedAccount, 'is_browser_known'>,
  forgiven: ForgivenValues,
  origin: Origin,
): Promise<SessionAnswer | null> {
  const { token, values } = newOpening(context, id, 'signed_in', origin);
  const open = async (db: Queryable) => {
    const [opened] = await openIfStill(db, ...values, password_hash, email, is_browser_known, ...forgiven);
    return opened;
  };
  const account = is_browser_known
    ? await open(context.db)
    : await context.db.transaction().execute(async (tx) => {
        const opened = await open(tx);
        if (opened && !opened.is_browser_known) await tellOfBrowser(context, tx, opened, origin);
        return opened;
      });
  return account ? { user: presentOwnAccount(account), token } : null;
}

/** For an account that a browser opened for the first time. */
async function tellOfBrowser(
  context: AppContext,
  tx: Tx,
  { id, username, email }: AccountRow,
  { userAgent }: Origin,
): Promise<void> {
  await trimKnownBrowsers(tx, id);
  const told = {
    ...{ name: username, userAgent },
    at: context.clock.now(),
    forgotUrl: `${context.config.publicUrl}/mot-de-passe-oublie`,
  };
  await context.mailer.send(tx, email, newBrowserMail(told), 'account');
}
