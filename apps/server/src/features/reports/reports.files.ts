import { sql } from 'kysely';
import type { FileHolder } from '../../core/files/file-holder.ts';
import { fileUrl } from '../uploads/index.ts';

/** Attachments of reported messages: readable by operators. */
export const reportedFiles: FileHolder = {
  async findAccess(db, fileId) {
    const message = JSON.stringify([{ attachments: [{ url: fileUrl(fileId) }] }]);
    const row = await db
      .selectFrom('reports')
      .select('id')
      .where(sql<boolean>`messages @> ${message}::jsonb`)
      .limit(1)
      .executeTakeFirst();
    return row ? 'reported' : null;
  },
};
