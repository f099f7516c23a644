import { sql } from 'kysely';
import type { NewRow, Queryable, Row, Tx } from '../../core/db/schema.ts';

export type SealedCopyRow = Row<'sealed_copies'>;

export async function insertSealedCopies(tx: Tx, rows: readonly NewRow<'sealed_copies'>[]): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map((row) => ({
    ...row,
    content: sql<SealedCopyRow['content']>`${JSON.stringify(row.content)}::jsonb`,
  }));
  await tx.insertInto('sealed_copies').values(values).execute();
}

/** Copies by their ids; those that are forgotten, and no id, are left out. */
export async function findSealedCopies(
  db: Queryable,
  ids: readonly (string | null)[],
): Promise<Map<string, SealedCopyRow>> {
  const known = ids.filter((id) => id !== null);
  if (known.length === 0) return new Map();
  const rows = await db.selectFrom('sealed_copies').selectAll().where('id', 'in', known).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Deletes the copies whose time is over, and those that no report needs any more. */
export async function deleteOverdueCopies(tx: Tx, now: Date): Promise<SealedCopyRow[]> {
  return tx
    .deleteFrom('sealed_copies')
    .where((eb) =>
      eb.or([
        eb('keep_until', '<=', now),
        eb.and([
          eb('purpose', '=', 'report'),
          eb.not(
            eb.exists(
              eb.selectFrom('reports').select('id').whereRef('sealed_copy_id', '=', 'sealed_copies.id'),
            ),
          ),
        ]),
      ]),
    )
    .returningAll()
    .execute();
}

const mostHostCopies = 200;

/** What hosts keep of accounts that had exactly this name or mail address. */
export async function listHostCopies(db: Queryable, search: string): Promise<SealedCopyRow[]> {
  return db
    .selectFrom('sealed_copies')
    .selectAll()
    .where('purpose', '<>', 'report')
    .where('account_id', 'in', (eb) =>
      eb
        .selectFrom('sealed_copies')
        .select('account_id')
        .where('purpose', '=', 'host_identity')
        .where(sql<boolean>`lower(${search}) in (lower(content ->> 'email'), lower(content ->> 'username'))`),
    )
    .orderBy('sealed_at', 'desc')
    .orderBy('id')
    .limit(mostHostCopies)
    .execute();
}
