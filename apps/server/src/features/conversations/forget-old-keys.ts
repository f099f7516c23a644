import type { AppContext } from '../../core/context/app-context.ts';
import { defineJob } from '../../core/jobs/define-job.ts';
import { oldestKey } from './answer-once.ts';
import { deleteAnswersBefore } from './idempotency.repository.ts';

const forgetJob = defineJob<Record<string, never>>('idempotency-forget', {
  cron: '23 * * * *',
  retryLimit: 2,
});

export function registerForgetOldKeys({ jobs, db, clock }: AppContext): void {
  jobs.handle(forgetJob, () => deleteAnswersBefore(db, oldestKey(clock.now())));
}
