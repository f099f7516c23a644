import type { AppContext } from '../../core/context/app-context.ts';
import { defineJob } from '../../core/jobs/define-job.ts';
import { deleteExpired, deleteExpiredLimits } from './password-resets.repository.ts';

const forgetJob = defineJob<Record<string, never>>('expired-forget', { cron: '7 * * * *', retryLimit: 2 });

/** Ended sessions, links and counters are of no use to anyone. */
export function registerForgetExpired({ jobs, db, clock }: AppContext): void {
  jobs.handle(forgetJob, async () => {
    await deleteExpired(db, clock.now());
    await deleteExpiredLimits(db, new Date());
  });
}
