import { monthsBefore } from '@mitoyen/contract/core/retention.ts';
import { forgetAddressesBefore } from '../../core/auth/sessions.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { defineJob } from '../../core/jobs/define-job.ts';
import { forgetApplicationsBefore } from '../applications/index.ts';
import { deleteCvDownloadsBefore } from '../cv-downloads/index.ts';
import { forgetOldReveals } from '../discreet/index.ts';
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

/** Deletes addresses, downloads, applications and requests whose time is over. */
async function forgetOldTraces(context: AppContext): Promise<void> {
  const { db, clock, config } = context;
  const { logMonths, applicationMonths, proofMonths } = config.retention;
  const now = clock.now();
  await forgetAddressesBefore(db, monthsBefore(now, logMonths));
  await deleteCvDownloadsBefore(db, monthsBefore(now, logMonths));
  await forgetApplicationsBefore(context, 'others', monthsBefore(now, applicationMonths));
  await forgetApplicationsBefore(context, 'accepted', monthsBefore(now, proofMonths));
  await forgetOldReveals(context);
}
