import { parisDay } from '@mitoyen/contract/core/paris-day.ts';
import { fixedRetention, monthsBefore } from '@mitoyen/contract/core/retention.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { defineJob } from '../../core/jobs/define-job.ts';
import { releaseFiles } from '../uploads/index.ts';
import { deleteProofsEndedBefore } from './proofs.repository.ts';

const batchSize = 200;

const forgetProofsJob = defineJob<Record<string, never>>('proofs.forget', {
  cron: '17 5 * * *',
  retryLimit: 2,
});

export function handleForgetProofs(context: AppContext): void {
  context.jobs.handle(forgetProofsJob, () => forgetProofs(context));
}

/** Deletes proofs a year after their end, with their documents. */
export async function forgetProofs(context: AppContext): Promise<void> {
  const day = parisDay(monthsBefore(context.clock.now(), fixedRetention.endedProofMonths));
  for (let deleted = batchSize; deleted === batchSize; ) {
    deleted = await context.db.transaction().execute(async (tx) => {
      const rows = await deleteProofsEndedBefore(tx, day, batchSize);
      await releaseFiles(
        context,
        tx,
        null,
        rows.map(({ document_file_id }) => document_file_id),
      );
      return rows.length;
    });
  }
}
