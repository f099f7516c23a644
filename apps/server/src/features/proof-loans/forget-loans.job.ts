import { parisDay } from '@mitoyen/contract/core/paris-day.ts';
import { fixedRetention, monthsBefore } from '@mitoyen/contract/core/retention.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { defineJob } from '../../core/jobs/define-job.ts';
import { deleteOldLoans } from './proof-loans.repository.ts';

const forgetLoansJob = defineJob<Record<string, never>>('proof-loans.forget', {
  cron: '27 5 * * *',
  retryLimit: 2,
});

export function handleForgetLoans(context: AppContext): void {
  context.jobs.handle(forgetLoansJob, () => forgetLoans(context));
}

/** Deletes loans as long after their end as proofs, with the list of their downloads. */
export async function forgetLoans({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  const instant = monthsBefore(clock.now(), fixedRetention.endedProofMonths);
  await deleteOldLoans(db, { day: parisDay(instant), instant });
}
