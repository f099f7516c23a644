import type { FileHolder } from '../../core/files/file-holder.ts';

/** Logos and covers. */
export const companyFiles: FileHolder = {
  async findHeld(db, fileIds) {
    const rows = await db
      .selectFrom('companies')
      .select(['logo_file_id', 'cover_file_id'])
      .where((eb) => eb.or([eb('logo_file_id', 'in', fileIds), eb('cover_file_id', 'in', fileIds)]))
      .execute();
    return rows.flatMap(({ logo_file_id, cover_file_id }) =>
      [logo_file_id ?? [], cover_file_id ?? []].flat(),
    );
  },
};
