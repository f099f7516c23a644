import { monthsBefore } from '@mitoyen/contract/core/retention.ts';
import { contestMonths, reportRetentionMonths } from '@mitoyen/contract/features/reports/reports.rules.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { defineJob } from '../../core/jobs/define-job.ts';
import { deleteSealedFiles } from '../uploads/index.ts';
import { deleteTakedownsBefore, forgetKeptBefore } from './takedowns.repository.ts';

const forgetTakedownsJob = defineJob<Record<string, never>>('takedowns.forget', {
  cron: '47 4 * * *',
  retryLimit: 2,
});

export function registerForgetTakedowns(context: AppContext): void {
  context.jobs.handle(forgetTakedownsJob, () => forgetTakedowns(context));
}

/** What was taken down goes, bytes included, once nobody can contest it; the decision itself after a year. */
export async function forgetTakedowns(context: AppContext): Promise<void> {
  const now = context.clock.now();
  await context.db.transaction().execute(async (tx) => {
    const fileIds = await forgetKeptBefore(tx, monthsBefore(now, contestMonths));
    await deleteSealedFiles(context, tx, fileIds);
    await deleteTakedownsBefore(tx, monthsBefore(now, reportRetentionMonths));
  });
}
