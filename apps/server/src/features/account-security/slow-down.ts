import { createHmac } from 'node:crypto';
import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { accountErrors } from '@mitoyen/contract/features/accounts/accounts.errors.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { countDelayedTry, type DelayRule, deleteDelay, findFreeAt } from './sign-in-delays.repository.ts';

/** How many tries on one account follow each other freely, and how long the delay between two becomes. */
export interface Patience {
  readonly freeTries: number;
  readonly maxSeconds: number;
}

/**
 * What all client addresses together may try on one account: as much as two of them are allowed alone, then ever more
 * slowly, down to four an hour. NIST SP 800-63B, 3.2.2, has 100 in a row as the most.
 */
export const passwordPatience: Patience = { freeTries: 20, maxSeconds: 900 };
/** A caller who guesses codes knows the password already, and three of a million codes are right. */
export const codePatience: Patience = { freeTries: 10, maxSeconds: 3600 };
const countedHours = 24;

type Needed = Pick<AppContext, 'db' | 'clock' | 'config'>;

/** A hash, so that a reader of the table does not learn which account is attacked. */
const keyOf = ({ config }: Needed, email: string) =>
  createHmac('sha256', config.secretKey).update(`sign-in|${email.toLowerCase()}`).digest();

const ruleOf = (context: Needed, email: string, { freeTries, maxSeconds }: Patience): DelayRule => ({
  accountKey: keyOf(context, email),
  freeTries,
  maxSeconds,
  countedSince: new Date(context.clock.now().getTime() - countedHours * 3_600_000),
});

/**
 * Counts a try on an account, whether there is one or not: addresses that no account has are slowed alike. Returns
 * whether this try begins the delays. @throws ApiError `too_many_logins` with the seconds to wait.
 */
export async function slowDown(context: Needed, email: string, patience: Patience): Promise<boolean> {
  const { db, clock } = context;
  const now = clock.now();
  const rule = ruleOf(context, email, patience);
  const tries = await countDelayedTry(db, rule, now);
  if (tries !== null) return tries === patience.freeTries + 1;
  const freeAt = (await findFreeAt(db, rule.accountKey)) ?? now;
  const retryAfterSeconds = Math.max(1, Math.ceil((freeAt.getTime() - now.getTime()) / 1000));
  throw new ApiError(accountErrors.too_many_logins, { retryAfterSeconds });
}

/** Ends the delays of an account that was opened. */
export async function endDelays(context: Needed, email: string): Promise<void> {
  await deleteDelay(context.db, keyOf(context, email));
}
