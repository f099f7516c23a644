import type { AppContext } from '../../core/context/app-context.ts';
import type { Queryable } from '../../core/db/schema.ts';
import { defineJob } from '../../core/jobs/define-job.ts';
import { folderOf, proofFolderOf } from './file-paths.ts';

/** Deletes the bytes of files whose rows are gone: sent with the deletion, so neither happens without the other. */
const deleteFileBytes = defineJob<{ fileIds: string[] }>('uploads.delete-bytes');

export async function sendDeleteBytes(
  { jobs }: Pick<AppContext, 'jobs'>,
  tx: Queryable,
  fileIds: string[],
): Promise<void> {
  if (fileIds.length > 0) await jobs.send(tx, deleteFileBytes, { fileIds });
}

export function handleDeleteBytes({ jobs, files }: AppContext): void {
  jobs.handle(deleteFileBytes, async ({ data }) => {
    for (const id of data.fileIds)
      for (const folder of [folderOf(id), proofFolderOf(id)]) await files.deleteFolder(folder);
  });
}
