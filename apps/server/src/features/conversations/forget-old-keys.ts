import type { AppContext } from '../../core/context/app-context.ts';
import { defineJob } from '../../core/jobs/define-job.ts';
import { oldestKey } from './answer-once.ts';
import { deleteAnswersBefore } from './idempotency.repository.ts';

/** Hourly: keys are of no use once they are too old to count. */
export const forgetOldKeysJob = defineJob<Record<string, never>>('idempotency-forget', {
  cron: '23 * * * *',
  retryLimit: 2,
});

export function registerForgetOldKeys({ jobs, db, clock }: AppContext): void {
  jobs.handle(forgetOldKeysJob, () => deleteAnswersBefore(db, oldestKey(clock.now())));
}
