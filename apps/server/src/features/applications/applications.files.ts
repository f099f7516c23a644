import type { FileHolder } from '../../core/files/file-holder.ts';
import { isCvSentTo } from './application-cvs.repository.ts';

/** CVs that were sent with applications: for the company that got one, until it is withdrawn. */
export const applicationFiles: FileHolder = {
  async findHeld(db, fileIds) {
    const rows = await db
      .selectFrom('applications')
      .select('cv_file_id')
      .where('cv_file_id', 'in', fileIds)
      .execute();
    return rows.flatMap(({ cv_file_id }) => cv_file_id ?? []);
  },
  async findAccess(db, fileId, accountId) {
    return accountId !== null && (await isCvSentTo(db, fileId, accountId)) ? 'sent' : null;
  },
};
