import type { AppContext } from '../../core/context/app-context.ts';
import { defineJob } from '../../core/jobs/define-job.ts';
import { deleteVerificationsBefore } from './phone-verification.repository.ts';

const forgetJob = defineJob<Record<string, never>>('phone-verifications-forget', {
  cron: '17 3 * * *',
  retryLimit: 2,
});

/** Numbers that were asked about but made no account are forgotten after a day. */
export function registerForgetOldVerifications(context: AppContext): void {
  context.jobs.handle(forgetJob, async () => {
    await deleteVerificationsBefore(context.db, new Date(context.clock.now().getTime() - 86_400_000));
  });
}
