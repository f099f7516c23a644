import { addDays, parisDay } from '@mitoyen/contract/core/paris-day.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { defineJob } from '../../core/jobs/define-job.ts';
import { touchProofsAt } from './proofs.repository.ts';

/** Midnight in Paris, in summer and in winter; the other of the two hours changes nothing. */
const endMarksJob = defineJob<Record<string, never>>('proofs.end-marks', {
  cron: '0 22,23 * * *',
  retryLimit: 2,
});

export function handleEndMarks(context: AppContext): void {
  context.jobs.handle(endMarksJob, () => endMarks(context));
}

/**
 * Has pages that were kept forget the marks that ended with the day before, and show those that begin today. What is read
 * anew has them right without this: it is for shared caches alone.
 */
export async function endMarks({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  const today = parisDay(clock.now());
  await touchProofsAt(db, { lastDay: addDays(today, -1), firstDay: today });
}
