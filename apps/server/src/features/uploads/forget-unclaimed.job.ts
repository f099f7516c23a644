import { fixedRetention } from '@mitoyen/contract/core/retention.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { defineJob } from '../../core/jobs/define-job.ts';
import { sendDeleteBytes } from './file-bytes.job.ts';
import { deleteUnclaimedFiles } from './uploads.repository.ts';

const batchSize = 500;

const forgetUnclaimed = defineJob<Record<string, never>>('uploads.forget-untaken', {
  cron: '20 * * * *',
  retryLimit: 2,
});

/** Deletes, every hour, the files that nobody took up in time. */
export function handleForgetUnclaimed(context: AppContext): void {
  context.jobs.handle(forgetUnclaimed, () => forgetUnclaimedFiles(context));
}

export async function forgetUnclaimedFiles(context: AppContext): Promise<void> {
  const uploadedBefore = new Date(
    context.clock.now().getTime() - fixedRetention.unclaimedFileHours * 3_600_000,
  );
  for (let deleted = batchSize; deleted === batchSize; ) {
    deleted = await context.db.transaction().execute(async (tx) => {
      const ids = await deleteUnclaimedFiles(tx, uploadedBefore, batchSize);
      await sendDeleteBytes(context, tx, ids);
      return ids.length;
    });
  }
}
