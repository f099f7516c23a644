import { fixedRetention } from '@mitoyen/contract/core/retention.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { defineJob } from '../../core/jobs/define-job.ts';
import { sendDeleteBytes } from './file-bytes.job.ts';
import { deleteUntakenFiles } from './uploads.repository.ts';

const batchSize = 500;

const forgetUntaken = defineJob<Record<string, never>>('uploads.forget-untaken', {
  cron: '20 * * * *',
  retryLimit: 2,
});

/** Deletes, every hour, the files that nobody took up in time. */
export function handleForgetUntaken(context: AppContext): void {
  context.jobs.handle(forgetUntaken, () => forgetUntakenFiles(context));
}

export async function forgetUntakenFiles(context: AppContext): Promise<void> {
  const uploadedBefore = new Date(
    context.clock.now().getTime() - fixedRetention.untakenFileHours * 3_600_000,
  );
  for (let deleted = batchSize; deleted === batchSize; ) {
    deleted = await context.db.transaction().execute(async (tx) => {
      const ids = await deleteUntakenFiles(tx, uploadedBefore, batchSize);
      await sendDeleteBytes(context, tx, ids);
      return ids.length;
    });
  }
}
