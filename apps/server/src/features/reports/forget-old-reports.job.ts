import { monthsBefore } from '@mitoyen/contract/core/retention.ts';
import { contestMonths, reportRetentionMonths } from '@mitoyen/contract/features/reports/reports.rules.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { defineJob } from '../../core/jobs/define-job.ts';
import { forgetSealedCopies } from '../sealed-copies/index.ts';
import { deleteLiftsBefore } from './decisions.repository.ts';
import { deleteReportsClosedBefore, deleteSealedReportsClosedBefore } from './reports.repository.ts';

const forgetOldReportsJob = defineJob<Record<string, never>>('reports.forget', {
  cron: '41 4 * * *',
  retryLimit: 2,
});

export function registerForgetOldReports(context: AppContext): void {
  context.jobs.handle(forgetOldReportsJob, () => forgetOldReports(context));
}

/**
 * Reports, their messages and their decisions go after a year; those about an account that is gone, with the copy of
 * it, as soon as nobody can contest them any more.
 */
export async function forgetOldReports(context: AppContext): Promise<void> {
  const { db, clock } = context;
  await deleteSealedReportsClosedBefore(db, monthsBefore(clock.now(), contestMonths));
  await forgetSealedCopies(context);
  const oldest = monthsBefore(clock.now(), reportRetentionMonths);
  await deleteReportsClosedBefore(db, oldest);
  await deleteLiftsBefore(db, oldest);
}
