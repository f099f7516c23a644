import type { TakedownStatus } from '@mitoyen/contract/features/takedowns/takedowns.schemas.ts';
import { sql } from 'kysely';
import type { NewRow, Queryable, Row, Tx } from '../../core/db/schema.ts';
import type { Instant } from '../../core/http/keyset.ts';

export type TakedownRow = Row<'takedowns'> & { author_name: string };

const rows = (db: Queryable) =>
  db
    .selectFrom('takedowns')
    .innerJoin('users', 'users.id', 'takedowns.author_id')
    .selectAll('takedowns')
    .select('users.username as author_name');

/** Records a takedown with the name of its operator. */
export async function insertTakedown(
  tx: Tx,
  row: Omit<NewRow<'takedowns'>, 'operator_name'> & { operator_id: string },
): Promise<void> {
  await tx
    .insertInto('takedowns')
    .values((eb) => ({
      ...row,
      kept: sql`${JSON.stringify(row.kept)}::jsonb`,
      file_ids: sql<readonly string[]>`${JSON.stringify(row.file_ids ?? [])}::jsonb`,
      operator_name: eb.selectFrom('users').select('username').where('id', '=', row.operator_id),
    }))
    .execute();
}

export async function listTakedownsOf(db: Queryable, authorId: string): Promise<TakedownRow[]> {
  return rows(db)
    .where('author_id', '=', authorId)
    .orderBy('taken_at', 'desc')
    .orderBy('takedowns.id', 'desc')
    .execute();
}

const conditions: Readonly<Record<TakedownStatus, ReturnType<typeof sql<boolean>>>> = {
  contested: sql<boolean>`contested_at is not null and settled_at is null`,
  standing: sql<boolean>`contested_at is null and settled_at is null`,
  settled: sql<boolean>`settled_at is not null`,
};

/** The last taken first. */
export async function listTakedowns(
  db: Queryable,
  { status, before, take }: { status: TakedownStatus; before: Instant | null; take: number },
): Promise<TakedownRow[]> {
  let query = rows(db).where(conditions[status]);
  if (before)
    query = query.where(sql<boolean>`(taken_at, takedowns.id) < (${before.at}, ${before.id}::uuid)`);
  return query.orderBy('taken_at', 'desc').orderBy('takedowns.id', 'desc').limit(take).execute();
}

export async function countTakedowns(db: Queryable, status: TakedownStatus): Promise<number> {
  const row = await db
    .selectFrom('takedowns')
    .select((eb) => eb.fn.countAll().as('count'))
    .where(conditions[status])
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export async function findTakedown(db: Queryable, id: string): Promise<TakedownRow | undefined> {
  return rows(db).where('takedowns.id', '=', id).executeTakeFirst();
}

/** The takedown, which nobody contests or settles until the transaction ends. */
export async function lockTakedown(tx: Tx, id: string): Promise<TakedownRow | undefined> {
  return rows(tx).where('takedowns.id', '=', id).forUpdate('takedowns').executeTakeFirst();
}

export async function updateTakedown(
  tx: Tx,
  id: string,
  change: Partial<NewRow<'takedowns'>>,
): Promise<void> {
  await tx.updateTable('takedowns').set(change).where('id', '=', id).execute();
}

/** Takes from takedowns that nobody can contest any more what puts them back; returns their files. */
export async function forgetKeptBefore(tx: Tx, instant: Date): Promise<string[]> {
  const forgotten = await tx
    .updateTable('takedowns')
    .set({ kept: null })
    .where('kept', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('outcome', '=', 'restored'),
        eb.and([eb('outcome', '=', 'upheld'), eb('settled_at', '<', instant)]),
        eb.and([eb('taken_at', '<', instant), eb('contested_at', 'is', null), eb('outcome', 'is', null)]),
      ]),
    )
    .returning(['file_ids', 'outcome'])
    .execute();
  return forgotten.flatMap(({ file_ids, outcome }) => (outcome === 'restored' ? [] : file_ids));
}

/** Those that wait for an operator stay. */
export async function deleteTakedownsBefore(tx: Tx, instant: Date): Promise<void> {
  await tx.deleteFrom('takedowns').where('taken_at', '<', instant).where('kept', 'is', null).execute();
}

/** Unsigned, what an operator decided whose account goes stays. */
export async function forgetOperatorName(tx: Tx, operatorId: string, name: string): Promise<void> {
  await tx
    .updateTable('takedowns')
    .set({ operator_name: name })
    .where('operator_id', '=', operatorId)
    .execute();
}
