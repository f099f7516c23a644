import { accountErrors } from '@mitoyen/contract/features/accounts/accounts.errors.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { createConcurrencyLimiter } from '../../core/queue/concurrency-limiter.ts';
import { endDelays, type Patience, slowDown } from '../account-security/index.ts';
import {
  loginFailuresPerAccount,
  loginFailuresPerAddress,
  loginFailuresPerBrowser,
} from './accounts.limits.ts';

/** A try to sign in that was counted as a failure, before its password is looked at. */
export interface CountedTry {
  /** Whether tries on this account are slowed from now on. */
  readonly beginsDelays: boolean;
  /** The password or code was right: nothing counts any more. */
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
 * Counts a try before its password or code is looked at, so that none of many at once passes uncounted. A browser that
 * opened the account before has a limit of its own: others' tries never lock it out.
 * @throws ApiError `too_many_logins`.
 */
export function countSignIn(context: AppContext, given: Try, patience: Patience): Promise<CountedTry> {
  const { browserKey } = given;
  return browserKey
    ? countAtBrowser(context, given.email, browserKey)
    : countAtAddress(context, given, patience);
}

async function countAtBrowser(
  { limits }: AppContext,
  email: string,
  browserKey: string,
): Promise<CountedTry> {
  const key = `${email.toLowerCase()}|${browserKey}`;
  await limits.consume(loginFailuresPerBrowser, key, refusal);
  return {
    beginsDelays: false,
    forgive: () => limits.forget(loginFailuresPerBrowser, key),
    giveBack: () => limits.giveBack(loginFailuresPerBrowser, key),
  };
}

/** Counts by account and address, by address, and by account: one after the other, until one refuses. */
async function countAtAddress(
  context: AppContext,
  { email, addressKey }: Try,
  patience: Patience,
): Promise<CountedTry> {
  const { limits } = context;
  const key = `${email.toLowerCase()}|${addressKey}`;
  await limits.consume(loginFailuresPerAccount, key, refusal);
  try {
    await limits.consume(loginFailuresPerAddress, addressKey, refusal);
  } catch (error) {
    await limits.giveBack(loginFailuresPerAccount, key);
    throw error;
  }
  const giveBack = async () => {
    await limits.giveBack(loginFailuresPerAccount, key);
    await limits.giveBack(loginFailuresPerAddress, addressKey);
  };
  try {
    const beginsDelays = await slowDown(context, email, patience);
    return {
      beginsDelays,
      async forgive() {
        await limits.forget(loginFailuresPerAccount, key);
        await limits.giveBack(loginFailuresPerAddress, addressKey);
        await endDelays(context, email);
      },
      giveBack,
    };
  } catch (error) {
    await giveBack();
    throw error;
  }
}
