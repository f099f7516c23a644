import { fixedRetention } from '@mitoyen/contract/core/retention.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { defineJob } from '../../core/jobs/define-job.ts';
import { deleteVerificationsBefore } from './phone-verification.repository.ts';

const forgetJob = defineJob<Record<string, never>>('phone-verifications-forget', {
  cron: '17 * * * *',
  retryLimit: 2,
});

/** Hourly: numbers that were asked about but made no account. */
export function registerForgetOldVerifications(context: AppContext): void {
  context.jobs.handle(forgetJob, async () => {
    const keptMs = fixedRetention.phoneNumberHours * 3_600_000;
    await deleteVerificationsBefore(context.db, new Date(context.clock.now().getTime() - keptMs));
  });
}
