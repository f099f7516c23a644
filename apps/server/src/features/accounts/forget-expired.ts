import type { AppContext } from '../../core/context/app-context.ts';
import { defineJob } from '../../core/jobs/define-job.ts';
import { deleteExpiredConfirmations } from './email-confirmations.repository.ts';
import { deleteExpiredLinks } from './password-resets.repository.ts';

export const forgetExpiredJob = defineJob<Record<string, never>>('expired-forget', {
  cron: '7 * * * *',
  retryLimit: 2,
});

/** Deletes expired links. */
export function registerForgetExpired({ jobs, db, clock }: AppContext): void {
  jobs.handle(forgetExpiredJob, async () => {
    await deleteExpiredLinks(db, clock.now());
    await deleteExpiredConfirmations(db, clock.now());
  });
}
