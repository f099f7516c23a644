import { createHmac } from 'node:crypto';
import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { accountErrors } from '@mitoyen/contract/features/accounts/accounts.errors.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { type DelayValues, findFreeAt } from './sign-in-delays.repository.ts';

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
/** Who guesses codes knows the password already, and three of a million codes are right. */
export const codePatience: Patience = { freeTries: 10, maxSeconds: 3600 };
const countedHours = 24;

type Needed = Pick<AppContext, 'db' | 'clock' | 'config'>;

/** Somebody who reads the table does not learn whose account is attacked. */
const keyOf = ({ config }: Needed, email: string) =>
  createHmac('sha256', config.secretKey).update(`sign-in|${email.toLowerCase()}`).digest();

/** A try on an account, whether it has one or not: addresses that no account has are slowed alike. */
export function delayValues(
  context: Needed,
  email: string,
  { freeTries, maxSeconds }: Patience,
): DelayValues {
  const countedSince = new Date(context.clock.now().getTime() - countedHours * 3_600_000);
  return [keyOf(context, email), freeTries, maxSeconds, countedSince];
}

/** Whether a try that was counted begins the delays. */
export function beginsDelays(tries: number, { freeTries }: Patience): boolean {
  return tries === freeTries + 1;
}

/** For a try before the delay is over. @throws ApiError `too_many_logins` with the seconds to wait. */
export async function refuseDelayed({ db, clock }: Needed, [accountKey]: DelayValues): Promise<never> {
  const now = clock.now();
  const freeAt = (await findFreeAt(db, accountKey)) ?? now;
  const retryAfterSeconds = Math.max(1, Math.ceil((freeAt.getTime() - now.getTime()) / 1000));
  throw new ApiError(accountErrors.too_many_logins, { retryAfterSeconds });
}
