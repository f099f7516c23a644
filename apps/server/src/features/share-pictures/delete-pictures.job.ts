import { fixedRetention } from '@mitoyen/contract/core/retention.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Queryable } from '../../core/db/schema.ts';
import { defineJob } from '../../core/jobs/define-job.ts';
import { folderOf } from './kept-pictures.ts';
import { deleteOutdatedPictures } from './share-pictures.repository.ts';

const batchSize = 500;

/** Deletes the bytes of pictures whose rows are gone: sent with the deletion, so neither happens without the other. */
const deletePictures = defineJob<{ thingIds: string[] }>('share-pictures.delete');

const forgetOutdated = defineJob<Record<string, never>>('share-pictures.forget-outdated', {
  cron: '50 * * * *',
  retryLimit: 2,
});

export async function sendDeletePictures(
  { jobs }: Pick<AppContext, 'jobs'>,
  tx: Queryable,
  thingIds: string[],
): Promise<void> {
  if (thingIds.length > 0) await jobs.send(tx, deletePictures, { thingIds });
}

/** Deletes, every hour, what is old or no longer shown. What is asked for again is drawn again. */
export async function forgetOutdatedPictures(context: AppContext): Promise<void> {
  const drawnBefore = new Date(
    context.clock.now().getTime() - fixedRetention.sharePictureDays * 24 * 3_600_000,
  );
  for (let deleted = batchSize; deleted === batchSize; ) {
    deleted = await context.db.transaction().execute(async (tx) => {
      const thingIds = await deleteOutdatedPictures(tx, { drawnBefore, limit: batchSize });
      await sendDeletePictures(context, tx, thingIds);
      return thingIds.length;
    });
  }
}

export function handleDeletePictures(context: AppContext): void {
  const { jobs, files } = context;
  jobs.handle(deletePictures, async ({ data }) => {
    for (const id of data.thingIds) await files.deleteFolder(folderOf(id));
  });
  jobs.handle(forgetOutdated, () => forgetOutdatedPictures(context));
}
