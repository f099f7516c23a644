import { notSuspended } from '../../core/auth/not-suspended.ts';
import { compileOnce } from '../../core/db/compile-once.ts';
import type { NewRow, Queryable, Row, Tx } from '../../core/db/schema.ts';
import type { CardRow } from '../profiles/index.ts';

/** A freelance's profile with the name of its account. */
export type FreelanceRow = Row<'freelances'> & { username: string; email_confirmed_at: Date | null };

/** As much of it as a card says. */
export type FreelanceCardRow = CardRow<FreelanceRow> & Pick<FreelanceRow, 'hourly_rate'>;

const rows = (db: Queryable) =>
  db
    .selectFrom('freelances')
    .innerJoin('users', 'users.id', 'freelances.user_id')
    .selectAll('freelances')
    .select(['users.username', 'users.email_confirmed_at'])
    .where('users.suspended_at', 'is', null);

/** False when the account has such a profile already. */
export async function insertFreelanceRow(tx: Tx, row: NewRow<'freelances'>): Promise<boolean> {
  const result = await tx
    .insertInto('freelances')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

const byId = compileOnce((db, id: string) => rows(db).where('freelances.id', '=', id));
const byUser = compileOnce((db, userId: string) => rows(db).where('freelances.user_id', '=', userId));

export async function findFreelance(db: Queryable, id: string): Promise<FreelanceRow | undefined> {
  const [row] = await byId(db, id);
  return row;
}

export async function findFreelanceByUser(db: Queryable, userId: string): Promise<FreelanceRow | undefined> {
  const [row] = await byUser(db, userId);
  return row;
}

export async function hasFreelance(db: Queryable, userId: string): Promise<boolean> {
  const row = await db.selectFrom('freelances').select('id').where('user_id', '=', userId).executeTakeFirst();
  return row !== undefined;
}

/** The account's profile, locked until the transaction ends. */
export async function lockFreelanceByUser(tx: Tx, userId: string): Promise<Row<'freelances'> | undefined> {
  return tx.selectFrom('freelances').selectAll().where('user_id', '=', userId).forUpdate().executeTakeFirst();
}

export async function updateFreelanceRow(
  tx: Tx,
  userId: string,
  change: Partial<NewRow<'freelances'>>,
): Promise<void> {
  await tx.updateTable('freelances').set(change).where('user_id', '=', userId).execute();
}

export async function listFreelances(
  db: Queryable,
  beforeId: string | null,
  take: number,
): Promise<FreelanceRow[]> {
  return rows(db)
    .$if(beforeId !== null, (query) => query.where('freelances.id', '<', beforeId))
    .orderBy('freelances.id', 'desc')
    .limit(take)
    .execute();
}

export async function countFreelances(db: Queryable): Promise<number> {
  const row = await db
    .selectFrom('freelances')
    .select((eb) => eb.fn.countAll().as('count'))
    .where(notSuspended('freelances.user_id'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
