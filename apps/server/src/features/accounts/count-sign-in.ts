import { accountErrors } from '@mitoyen/contract/features/accounts/accounts.errors.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { LimitRule } from '../../core/limits/limits.ts';
import { createWorkQueue } from '../../core/queue/work-queue.ts';
import { type Patience, passwordPatience, slowDown, stopSlowingDown } from '../account-security/index.ts';
import {
  loginFailuresPerAccount,
  loginFailuresPerAddress,
  loginFailuresPerBrowser,
} from './accounts.limits.ts';

/** A try to sign in that was counted as a failure, before its password is looked at. */
export interface CountedTry {
  /** Whether tries on this account are slowed from now on. */
  readonly beginsDelays: boolean;
  /** The password was right: nothing counts any more. */
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
const inTurnOfAddress = createWorkQueue({ atOnce: 4, maxWaiting: 400 });
const inTurnOfAccount = createWorkQueue({ atOnce: 1, maxWaiting: 200 });

/** Runs a try when it is its turn: one after the other for one account, so that right passwords at once all pass. */
export function inTurnOf<T>({ email, addressKey, browserKey }: Try, work: () => Promise<T>): Promise<T> {
  const account = email.toLowerCase();
  if (browserKey) return inTurnOfAccount(work, `${account}|${browserKey}`);
  return inTurnOfAddress(() => inTurnOfAccount(work, account), addressKey);
}

/**
 * Counts a try before its password or code is looked at, so that none of many at once passes uncounted. A browser that opened
 * the account before has a limit of its own: others' tries never lock it out.
 * @throws ApiError `too_many_logins`.
 */
export async function countSignIn(
  context: AppContext,
  given: Try,
  patience: Patience = passwordPatience,
): Promise<CountedTry> {
  const { limits } = context;
  const { email, addressKey, browserKey } = given;
  const account = email.toLowerCase();
  const counted: (readonly [LimitRule, string])[] = [];
  const count = async (rule: LimitRule, key: string) => {
    await limits.consume(rule, key, refusal);
    counted.push([rule, key]);
  };
  const giveBack = async () => {
    for (const [rule, key] of counted) await limits.giveBack(rule, key);
  };
  if (browserKey) {
    await count(loginFailuresPerBrowser, `${account}|${browserKey}`);
    const forgive = () => limits.forget(loginFailuresPerBrowser, `${account}|${browserKey}`);
    return { beginsDelays: false, forgive, giveBack };
  }
  try {
    await count(loginFailuresPerAccount, `${account}|${addressKey}`);
    await count(loginFailuresPerAddress, addressKey);
    const beginsDelays = await slowDown(context, email, patience);
    const forgive = async () => {
      await limits.forget(loginFailuresPerAccount, `${account}|${addressKey}`);
      await limits.giveBack(loginFailuresPerAddress, addressKey);
      await stopSlowingDown(context, email);
    };
    return { beginsDelays, forgive, giveBack };
  } catch (error) {
    await giveBack();
    throw error;
  }
}
