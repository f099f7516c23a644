import { sql } from 'kysely';
import type { NewRow, Queryable, Row } from '../../core/db/schema.ts';
import type { Instant } from '../../core/http/keyset.ts';

export async function insertLogEntry(db: Queryable, entry: NewRow<'operator_log'>): Promise<void> {
  await db.insertInto('operator_log').values(entry).execute();
}

/** An entry with the name its operator has now; null when that account is gone. */
export type LogEntryRow = Row<'operator_log'> & { username: string | null };

/** The last entries before an instant, of one operator or of all. */
export async function listLogEntries(
  db: Queryable,
  { before, take, operatorId }: { before: Instant | null; take: number; operatorId: string | null },
): Promise<LogEntryRow[]> {
  let query = db
    .selectFrom('operator_log')
    .leftJoin('users', 'users.id', 'operator_log.operator_id')
    .selectAll('operator_log')
    .select('users.username');
  if (operatorId) query = query.where('operator_id', '=', operatorId);
  if (before) query = query.where(sql<boolean>`(at, operator_log.id) < (${before.at}, ${before.id}::uuid)`);
  return query.orderBy('at', 'desc').orderBy('operator_log.id', 'desc').limit(take).execute();
}

/** Takes away what the database lets go: entries of more than a year ago, by its own clock. */
export async function deleteOldLogEntries(db: Queryable): Promise<void> {
  await db.deleteFrom('operator_log').where('at', '<', sql<Date>`now() - interval '12 months'`).execute();
}
