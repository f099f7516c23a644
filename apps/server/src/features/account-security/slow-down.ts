import { createHmac } from 'node:crypto';
import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { accountErrors } from '@mitoyen/contract/features/accounts/accounts.errors.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { countTry, deleteDelay, findFreeAt } from './sign-in-delays.repository.ts';

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

/**
 * Before a password is looked at that comes from where the account was never opened. Addresses that no account has are
 * slowed alike. Returns whether this try begins the delays.
 * @throws ApiError `too_many_logins` with the seconds to wait.
 */
export async function slowDown(
  context: Needed,
  email: string,
  { freeTries, maxSeconds }: Patience,
): Promise<boolean> {
  const { db, clock } = context;
  const key = keyOf(context, email);
  const now = clock.now();
  const countedSince = new Date(now.getTime() - countedHours * 3_600_000);
  const tries = await countTry(db, key, now, { freeTries, maxSeconds, countedSince });
  if (tries !== null) return tries === freeTries + 1;
  const freeAt = (await findFreeAt(db, key)) ?? now;
  const retryAfterSeconds = Math.max(1, Math.ceil((freeAt.getTime() - now.getTime()) / 1000));
  throw new ApiError(accountErrors.too_many_logins, { retryAfterSeconds });
}

/** After the right password: what was counted was its owner's. */
export async function stopSlowingDown(context: Needed, email: string): Promise<void> {
  await deleteDelay(context.db, keyOf(context, email));
}
