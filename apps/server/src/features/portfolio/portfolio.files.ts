import type { FileHolder } from '../../core/files/file-holder.ts';

/** Pictures of projects. */
export const portfolioFiles: FileHolder = {
  async findHeld(db, fileIds) {
    const rows = await db
      .selectFrom('project_images')
      .select('file_id')
      .where('file_id', 'in', fileIds)
      .execute();
    return rows.flatMap(({ file_id }) => file_id ?? []);
  },
};
