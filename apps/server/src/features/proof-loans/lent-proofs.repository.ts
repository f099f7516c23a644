import { sql } from 'kysely';
import type { Queryable, Row } from '../../core/db/schema.ts';

/** A proof that is lent, with the name and the type of its document. */
export type LentProofRow = Row<'proofs'> & { document_name: string | null };

/** What a person's archive holds on a day: their proofs that stand and were not refused, by kind. */
export async function listStandingProofs(
  db: Queryable,
  personId: string,
  today: string,
): Promise<LentProofRow[]> {
  return db
    .selectFrom('proofs')
    .leftJoin('files', 'files.id', 'proofs.document_file_id')
    .selectAll('proofs')
    .select('files.original_name as document_name')
    .where('proofs.user_id', '=', personId)
    .where('proofs.state', '<>', 'refused')
    .where(sql<boolean>`coalesce(starts_on <= ${today}, true) and coalesce(stands_until >= ${today}, true)`)
    .orderBy('proofs.kind')
    .orderBy('proofs.created_at')
    .orderBy('proofs.id')
    .execute();
}
