import type { FileHolder } from '../../core/files/file-holder.ts';

/** Portraits. */
export const freelanceFiles: FileHolder = {
  async findHeld(db, fileIds) {
    const rows = await db
      .selectFrom('freelances')
      .select('avatar_file_id as id')
      .where('avatar_file_id', 'in', fileIds)
      .execute();
    return rows.flatMap(({ id }) => id ?? []);
  },
};
