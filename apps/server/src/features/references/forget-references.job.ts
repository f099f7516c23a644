import { fixedRetention, monthsBefore } from '@mitoyen/contract/core/retention.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { defineJob } from '../../core/jobs/define-job.ts';
import { forgetReferencesAskedBefore } from './references.repository.ts';

const forgetReferencesJob = defineJob<Record<string, never>>('references.forget', {
  cron: '37 4 * * *',
  retryLimit: 2,
});

export function handleForgetReferences(context: AppContext): void {
  context.jobs.handle(forgetReferencesJob, () => forgetReferences(context));
}

/**
 * Deletes requests that show nothing once a new one for the project is allowed; a confirmation is kept longer
 * than its recipient.
 */
export async function forgetReferences({ db, clock }: AppContext): Promise<void> {
  await forgetReferencesAskedBefore(db, monthsBefore(clock.now(), fixedRetention.referenceMonths));
}
