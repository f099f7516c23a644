import { accountErrors } from '@mitoyen/contract/features/accounts/accounts.errors.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { requireWithin } from '../../core/limits/limits.ts';
import { createConcurrencyLimiter } from '../../core/queue/concurrency-limiter.ts';
import {
  type BrowserValues,
  beginsDelays,
  delayValues,
  type Patience,
  passwordPatience,
  refuseDelayed,
} from '../account-security/index.ts';
import {
  loginFailuresPerAccount,
  loginFailuresPerAddress,
  loginFailuresPerBrowser,
} from './accounts.limits.ts';
import {
  type AtAddress,
  type AtBrowser,
  countAlone,
  countBrowserAlone,
  countBrowserWithAccount,
  countWithAccount,
  type ForgivenValues,
  forgiveTry,
  type TriedAccount,
  type TryCounts,
} from './sign-in-tries.repository.ts';

/** A try to sign in that was counted as a failure, before its password is looked at. */
export interface CountedTry {
  /** Whether tries on this account are slowed from now on. */
  readonly beginsDelays: boolean;
  /** What a statement is given that forgives it with what it does: the password was right, nothing counts any more. */
  forgiven(): ForgivenValues;
  /** The same by a statement of its own. */
  forgive(): Promise<void>;
  /** It was not looked at. */
  giveBack(): Promise<void>;
}

export interface Try {
  /** The address of the account, or what else stands for it. */
  readonly email: string;
  readonly addressKey: string;
  /** What names the browser, when it opened this account before. */
  readonly browserKey: string | null;
}

const refusal = accountErrors.too_many_logins;
/** As many as hash passwords at once: what is counted but not yet answered never reaches a limit by itself. */
const inTurnOfAddress = createConcurrencyLimiter({ concurrency: 4, maxQueued: 400 });
const inTurnOfAccount = createConcurrencyLimiter({ concurrency: 1, maxQueued: 200 });

/**
 * Runs a try when it is its turn: one after the other for one account, so that right passwords at once all pass. It
 * takes a visitor's place only then: however many wait for one account, others' calls do not wait behind them.
 */
export function inTurnOf<T>(
  { bulkhead }: AppContext,
  { email, addressKey, browserKey }: Try,
  work: () => Promise<T>,
): Promise<T> {
  const account = email.toLowerCase();
  const placed = () => bulkhead.runSignedOutWrite(work);
  if (browserKey) return inTurnOfAccount(placed, `${account}|${browserKey}`);
  return inTurnOfAddress(() => inTurnOfAccount(placed, account), addressKey);
}

/**
 * Counts a try before its code is looked at, so that none of many at once passes uncounted. A browser that opened the
 * account before has a limit of its own: others' tries never lock it out.
 * @throws ApiError `too_many_logins`.
 */
export async function countSignIn(context: AppContext, given: Try, patience: Patience): Promise<CountedTry> {
  const { db } = context;
  const counting = countingOf(context, given, patience);
  const [counts] = await (counting.browser
    ? countBrowserAlone(db, ...counting.browser)
    : countAlone(db, ...counting.address));
  return counting.settle(counts as TryCounts);
}

/** The same before a password is looked at, with the account that has the try's address, if one has. */
export async function countPassword(
  context: AppContext,
  given: Try,
  browser: BrowserValues,
): Promise<{ counted: CountedTry; account: TriedAccount }> {
  const { db } = context;
  const counting = countingOf(context, given, passwordPatience);
  const [found] = await (counting.browser
    ? countBrowserWithAccount(db, ...counting.browser, given.email, ...browser)
    : countWithAccount(db, ...counting.address, given.email, ...browser));
  const row = found as TryCounts & TriedAccount;
  return { counted: await counting.settle(row), account: row };
}

/** The values that a try is counted by, and what is made of its counts. @throws ApiError `too_many_logins`. */
type Counting = { settle(counts: TryCounts): Promise<CountedTry> } & (
  | { readonly browser: AtBrowser }
  | { readonly browser: null; readonly address: AtAddress }
);

function countingOf(context: AppContext, given: Try, patience: Patience): Counting {
  const { browserKey } = given;
  return browserKey
    ? countingAtBrowser(context, given, browserKey)
    : countingAtAddress(context, given, patience);
}

function countingAtBrowser({ limits, db }: AppContext, { email }: Try, browserKey: string): Counting {
  const key = `${email.toLowerCase()}|${browserKey}`;
  const counter = limits.counterOf(loginFailuresPerBrowser, key);
  const forgiven = (): ForgivenValues => [counter, null, Date.now(), null];
  return {
    browser: [counter, Date.now()],
    async settle({ first_points, first_expire }) {
      requireWithin(loginFailuresPerBrowser, { points: first_points, expire: first_expire }, refusal);
      return {
        ...{ beginsDelays: false, forgiven },
        forgive: () => forgiveTry(db, forgiven()),
        giveBack: () => limits.giveBack(loginFailuresPerBrowser, key),
      };
    },
  };
}

function countingAtAddress(context: AppContext, { email, addressKey }: Try, patience: Patience): Counting {
  const { limits, db, clock } = context;
  const key = `${email.toLowerCase()}|${addressKey}`;
  const ofAccount = limits.counterOf(loginFailuresPerAccount, key);
  const ofAddress = limits.counterOf(loginFailuresPerAddress, addressKey);
  const delay = delayValues(context, email, patience);
  const forgiven = (): ForgivenValues => [ofAccount, ofAddress, Date.now(), delay[0]];
  const giveBackAccount = () => limits.giveBack(loginFailuresPerAccount, key);
  const giveBack = async () => {
    await giveBackAccount();
    await limits.giveBack(loginFailuresPerAddress, addressKey);
  };
  return {
    browser: null,
    address: [ofAccount, Date.now(), ofAddress, clock.now(), ...delay],
    async settle({ first_points, first_expire, address_points, address_expire, tries }) {
      requireWithin(loginFailuresPerAccount, { points: first_points, expire: first_expire }, refusal);
      const state = { points: address_points ?? 0, expire: address_expire ?? '0' };
      try {
        requireWithin(loginFailuresPerAddress, state, refusal);
      } catch (error) {
        await giveBackAccount();
        throw error;
      }
      if (tries === null) {
        await giveBack();
        return refuseDelayed(context, delay);
      }
      return {
        ...{ beginsDelays: beginsDelays(tries, patience), forgiven, giveBack },
        forgive: () => forgiveTry(db, forgiven()),
      };
    },
  };
}
