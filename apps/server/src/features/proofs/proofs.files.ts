import { sql } from 'kysely';
import type { FileHolder } from '../../core/files/file-holder.ts';
import { mayOperatorFind } from '../visibility/index.ts';

/** Documents, for their owner and for the operators who verify them. */
export const proofFiles: FileHolder = {
  async findHeld(db, fileIds) {
    const rows = await db
      .selectFrom('proofs')
      .select('document_file_id as id')
      .where('document_file_id', 'in', fileIds)
      .execute();
    return rows.flatMap(({ id }) => id ?? []);
  },
  async findAccess(db, fileId) {
    const row = await db
      .selectFrom('proofs')
      .select(sql`1`.as('is_held'))
      .where('document_file_id', '=', fileId)
      .where(mayOperatorFind('proofs.user_id'))
      .executeTakeFirst();
    return row ? 'submitted' : null;
  },
};
