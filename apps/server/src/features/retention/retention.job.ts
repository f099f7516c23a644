import type { AppContext } from '../../core/context/app-context.ts';
import { defineJob } from '../../core/jobs/define-job.ts';
import { forgetOldTraces } from './forget-old-traces.ts';
import { forgetUnusedAccounts } from './forget-unused-accounts.ts';

/** By night: removing an account reads the whole queue. */
export const retentionJob = defineJob<Record<string, never>>('retention', {
  cron: '23 4 * * *',
  retryLimit: 3,
  expireSeconds: 3600,
});

export function registerRetention(context: AppContext): void {
  context.jobs.handle(retentionJob, async () => {
    await forgetOldTraces(context);
    await forgetUnusedAccounts(context);
  });
}
