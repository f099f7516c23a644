import { sql } from 'kysely';
import { notSuspended } from '../../core/auth/not-suspended.ts';
import type { NewRow, Queryable, Row, Tx } from '../../core/db/schema.ts';
import type { Instant } from '../../core/http/keyset.ts';

export type ReportRow = Row<'reports'>;

/** False when the same was reported before by the same, and nobody has decided yet. */
export async function insertReport(tx: Tx, report: NewRow<'reports'>): Promise<boolean> {
  const result = await tx
    .insertInto('reports')
    .values({
      ...report,
      messages: sql`${JSON.stringify(report.messages)}::jsonb`,
      ...(report.snapshot && { snapshot: sql`${JSON.stringify(report.snapshot)}::jsonb` }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Reports that wait, the oldest first. */
export async function listOpenReports(
  db: Queryable,
  after: Instant | null,
  take: number,
): Promise<ReportRow[]> {
  let query = db.selectFrom('reports').selectAll().where('closed_at', 'is', null);
  if (after) query = query.where(sql<boolean>`(created_at, id) > (${after.at}, ${after.id})`);
  return query.orderBy('created_at').orderBy('id').limit(take).execute();
}

/** Reports that were decided, the last first. */
export async function listClosedReports(
  db: Queryable,
  before: Instant | null,
  take: number,
): Promise<ReportRow[]> {
  let query = db.selectFrom('reports').selectAll().where('closed_at', 'is not', null);
  if (before) query = query.where(sql<boolean>`(closed_at, id) < (${before.at}, ${before.id})`);
  return query.orderBy('closed_at', 'desc').orderBy('id', 'desc').limit(take).execute();
}

export async function countReports(db: Queryable, isOpen: boolean): Promise<number> {
  const row = await db
    .selectFrom('reports')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('closed_at', isOpen ? 'is' : 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export async function findReport(db: Queryable, id: string): Promise<ReportRow | undefined> {
  return db.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The report, which nobody else decides until the transaction ends. */
export async function lockReport(tx: Tx, id: string): Promise<ReportRow | undefined> {
  return tx.selectFrom('reports').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function closeReport(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('reports').set({ closed_at: now }).where('id', '=', id).execute();
}

/** Other open reports about the same account. */
export async function countOtherOpen(
  db: Queryable,
  { id, reported_id }: Pick<ReportRow, 'id' | 'reported_id'>,
): Promise<number> {
  if (reported_id === null) return 0;
  const row = await db
    .selectFrom('reports')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('reported_id', '=', reported_id)
    .where('id', '<>', id)
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Those that keep an account suspended stay as long as it is. */
export async function deleteReportsClosedBefore(db: Queryable, instant: Date): Promise<void> {
  await db
    .deleteFrom('reports')
    .where('closed_at', '<', instant)
    .where((eb) => eb.or([eb('reported_id', 'is', null), notSuspended('reported_id')]))
    .execute();
}

/** Reports about accounts that are gone. */
export async function deleteSealedReportsClosedBefore(db: Queryable, instant: Date): Promise<void> {
  await db
    .deleteFrom('reports')
    .where('sealed_copy_id', 'is not', null)
    .where('closed_at', '<', instant)
    .execute();
}
