import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { fixedRetention } from '@mitoyen/contract/core/retention.ts';
import { accountErrors } from '@mitoyen/contract/features/accounts/accounts.errors.ts';
import { hashToken, newToken } from '../../core/auth/session-token.ts';
import { findUserIdByEmail, lockCredentials } from '../../core/auth/users.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { defineJob } from '../../core/jobs/define-job.ts';
import { resetMailsPerAccount, resetMailsPerAddress } from './accounts.limits.ts';
import { resetPasswordMail } from './accounts.mails.ts';
import { insertReset } from './password-resets.repository.ts';

const resetJob = defineJob<{ email: string }>('password-reset-request', { retryLimit: 5, concurrency: 3 });

/**
 * Takes the request down; a job looks whether the address is known. So an unknown address gets the same
 * answer in the same time as a known one.
 */
export async function requestPasswordReset(
  context: AppContext,
  email: string,
  addressKey: string,
): Promise<void> {
  await context.limits.consume(resetMailsPerAddress, addressKey, accountErrors.too_many_reset_mails);
  await context.jobs.send(context.db, resetJob, { email });
}

async function sendResetMail(context: AppContext, email: string): Promise<void> {
  const { db, clock, limits, mailer, config } = context;
  const user = await findUserIdByEmail(db, email);
  if (!user) return;
  try {
    await limits.consume(resetMailsPerAccount, user.id, accountErrors.too_many_reset_mails);
  } catch (error) {
    // over the limit, no mail is sent and no error shown; retrying the job would not help
    if (error instanceof ApiError) return;
    throw error;
  }
  const token = newToken();
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    // an address that the account has just left must not open it
    const account = await lockCredentials(tx, user.id);
    if (account?.email !== user.email) return;
    const expires_at = new Date(now.getTime() + fixedRetention.linkMinutes * 60_000);
    await insertReset(tx, { token_hash: hashToken(token), user_id: user.id, created_at: now, expires_at });
    const url = `${config.publicUrl}/reset-password?token=${token}`;
    await mailer.send(tx, user.email, resetPasswordMail(user.username, url), 'account');
  });
}

export function registerPasswordResetJob(context: AppContext): void {
  context.jobs.handle(resetJob, ({ data }) => sendResetMail(context, data.email));
}
