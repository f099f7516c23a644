import type { Tx } from '../../core/db/schema.ts';
import type { TakenContent } from '../../core/personal-data/taken-content.ts';

const titles = { logo_file_id: 'Logo', cover_file_id: 'Image de couverture' } as const;
const columns = ['logo_file_id', 'cover_file_id'] as const;
interface KeptPicture {
  readonly userId: string;
  readonly column: (typeof columns)[number];
  readonly fileId: string;
}

/** Takes a picture off the profile that shows it; undefined when none does. */
export async function takeCompanyPicture(tx: Tx, fileId: string): Promise<TakenContent | undefined> {
  for (const column of columns) {
    const row = await tx
      .updateTable('companies')
      .set({ [column]: null })
      .where(column, '=', fileId)
      .returning('user_id')
      .executeTakeFirst();
    if (!row) continue;
    const kept: KeptPicture = { userId: row.user_id, column, fileId };
    return {
      authorId: row.user_id,
      title: titles[column],
      text: '',
      fileIds: [fileId],
      kept,
    };
  }
  return undefined;
}

/** Puts it back; false when another one is in its place, or the profile is gone. */
export async function putCompanyPictureBack(tx: Tx, kept: unknown): Promise<boolean> {
  const { userId, column, fileId } = kept as KeptPicture;
  const result = await tx
    .updateTable('companies')
    .set({ [column]: fileId })
    .where('user_id', '=', userId)
    .where(column, 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
