import { type RawBuilder, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { notSuspended } from '../../core/auth/not-suspended.ts';
import { prepare } from '../../core/db/prepared-statements.ts';
import type { NewRow, Queryable, Row, Tx } from '../../core/db/schema.ts';
import { type PortfolioRow, portfolioRowsOfFreelance } from '../portfolio/index.ts';
import type { CardRow } from '../profiles/index.ts';
import { type ProofMarkRow, proofMarkRowsOf } from '../proofs/index.ts';
import { type FreelanceRow, shownColumns } from './freelances.tables.ts';

/** The same with the projects in their order. */
export type FreelanceWithPortfolioRow = FreelanceRow & { portfolio: PortfolioRow[] };

/** The same as its own page has it: with the proofs that others may see, and when its number was read. */
export type FreelancePageRow = FreelanceWithPortfolioRow & {
  proof_marks: ProofMarkRow[];
  siret_read_at: Date | null;
};

/** The same out of JSON. */
export type FreelanceJsonRow = Omit<FreelancePageRow, 'siret_read_at'> & { siret_read_at: string | null };

/** As much of it as a card says. */
export type FreelanceCardRow = CardRow<FreelanceRow> & Pick<FreelanceRow, 'hourly_rate'>;

const shown = (db: Queryable) =>
  db
    .selectFrom('freelances')
    .select(shownColumns.map((column) => `freelances.${column}` as const))
    .select((eb) =>
      eb('freelances.confirmed_by_operator_at', 'is not', null)
        .$castTo<boolean>()
        .as('is_confirmed_by_operator'),
    );

const rows = (db: Queryable) =>
  shown(db)
    .innerJoin('users', 'users.id', 'freelances.user_id')
    .select(['users.username', 'users.first_name'])
    .where('users.suspended_at', 'is', null);

const withPortfolio = (db: Queryable) => rows(db).select(portfolioRowsOfFreelance(db).as('portfolio'));

const forPage = (db: Queryable) =>
  withPortfolio(db)
    .select(proofMarkRowsOf('freelances.user_id').as('proof_marks'))
    .select('freelances.siret_read_at');

/** False when the account has such a profile already. */
export async function insertFreelanceRow(tx: Tx, row: NewRow<'freelances'>): Promise<boolean> {
  const result = await tx
    .insertInto('freelances')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

const byId = prepare((db, id: string) =>
  forPage(db).select('users.email_confirmed_at').where('freelances.id', '=', id),
);

/** With when its account's address was confirmed. */
export async function findFreelance(
  db: Queryable,
  id: string,
): Promise<(FreelancePageRow & { email_confirmed_at: Date | null }) | undefined> {
  const [row] = await byId(db, id);
  return row;
}

export async function findFreelanceByUser(
  db: Queryable,
  userId: string,
): Promise<FreelancePageRow | undefined> {
  return forPage(db).where('freelances.user_id', '=', userId).executeTakeFirst();
}

/** The freelance of an account in one value of a statement about `users`; null where it has no such profile. */
export const freelanceRowOfUser = (db: Queryable): RawBuilder<FreelanceJsonRow | null> =>
  jsonObjectFrom(
    shown(db)
      .select([
        sql.ref<string>('users.username').as('username'),
        sql.ref<string | null>('users.first_name').as('first_name'),
      ])
      .select(portfolioRowsOfFreelance(db).as('portfolio'))
      .select(proofMarkRowsOf('freelances.user_id').as('proof_marks'))
      .select(sql<string | null>`freelances.siret_read_at`.as('siret_read_at'))
      .where('freelances.user_id', '=', sql.ref<string>('users.id')),
  );

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

/** An operator's word that an account is its number's holder; null takes it back. False when it has no such profile. */
export async function setFreelanceConfirmed(
  db: Queryable,
  userId: string,
  at: Date | null,
): Promise<boolean> {
  const result = await db
    .updateTable('freelances')
    .set({ confirmed_by_operator_at: at })
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
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
