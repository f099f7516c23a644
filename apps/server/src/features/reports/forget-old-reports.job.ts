import { monthsBefore } from '@mitoyen/contract/core/retention.ts';
import { reportRetentionMonths } from '@mitoyen/contract/features/reports/reports.rules.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { defineJob } from '../../core/jobs/define-job.ts';
import { deleteLiftsBefore } from './decisions.repository.ts';
import { deleteReportsClosedBefore } from './reports.repository.ts';

const forgetOldReportsJob = defineJob<Record<string, never>>('reports.forget', {
  cron: '41 4 * * *',
  retryLimit: 2,
});

export function registerForgetOldReports(context: AppContext): void {
  context.jobs.handle(forgetOldReportsJob, () => forgetOldReports(context));
}

/** Reports, their messages and their decisions go once nobody can contest them any more. */
export async function forgetOldReports({ db, clock }: AppContext): Promise<void> {
  const oldest = monthsBefore(clock.now(), reportRetentionMonths);
  await deleteReportsClosedBefore(db, oldest);
  await deleteLiftsBefore(db, oldest);
}
