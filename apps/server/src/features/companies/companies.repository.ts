import { notSuspended } from '../../core/auth/not-suspended.ts';
import type { NewRow, Queryable, Row, Tx } from '../../core/db/schema.ts';

/** A company's profile. */
export type CompanyRow = Row<'companies'>;

const rows = (db: Queryable) =>
  db.selectFrom('companies').selectAll().where(notSuspended('companies.user_id'));

/** False when the account has such a profile already. */
export async function insertCompanyRow(tx: Tx, row: NewRow<'companies'>): Promise<boolean> {
  const result = await tx
    .insertInto('companies')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** With when its account's address was confirmed. */
export async function findCompany(
  db: Queryable,
  id: string,
): Promise<(CompanyRow & { email_confirmed_at: Date | null }) | undefined> {
  return rows(db)
    .select((eb) =>
      eb
        .selectFrom('users')
        .select('email_confirmed_at')
        .whereRef('users.id', '=', 'companies.user_id')
        .as('email_confirmed_at'),
    )
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function findCompanyByUser(db: Queryable, userId: string): Promise<CompanyRow | undefined> {
  return rows(db).where('user_id', '=', userId).executeTakeFirst();
}

export async function hasCompany(db: Queryable, userId: string): Promise<boolean> {
  const row = await db.selectFrom('companies').select('id').where('user_id', '=', userId).executeTakeFirst();
  return row !== undefined;
}

/** The account's profile, locked until the transaction ends. */
export async function lockCompanyByUser(tx: Tx, userId: string): Promise<Row<'companies'> | undefined> {
  return tx.selectFrom('companies').selectAll().where('user_id', '=', userId).forUpdate().executeTakeFirst();
}

export async function updateCompanyRow(
  tx: Tx,
  userId: string,
  change: Partial<NewRow<'companies'>>,
): Promise<void> {
  await tx.updateTable('companies').set(change).where('user_id', '=', userId).execute();
}

export async function listCompanies(
  db: Queryable,
  beforeId: string | null,
  take: number,
): Promise<CompanyRow[]> {
  return rows(db)
    .$if(beforeId !== null, (query) => query.where('id', '<', beforeId))
    .orderBy('id', 'desc')
    .limit(take)
    .execute();
}

export async function countCompanies(db: Queryable): Promise<number> {
  const row = await db
    .selectFrom('companies')
    .select((eb) => eb.fn.countAll().as('count'))
    .where(notSuspended('companies.user_id'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Whether a company is subscribed, as Stripe says. */
export async function setPremium(
  tx: Tx,
  companyId: string,
  change: { is_subscribed: boolean; subscription_end: Date | null },
): Promise<void> {
  await tx.updateTable('companies').set(change).where('id', '=', companyId).execute();
}

/** Names the company's customer at Stripe, in place of `before`; does nothing when it has another by now. */
export async function setCustomer(
  tx: Queryable,
  companyId: string,
  { before, customerId }: { before: string | null; customerId: string | null },
): Promise<void> {
  await tx
    .updateTable('companies')
    .set({ stripe_customer_id: customerId })
    .where('id', '=', companyId)
    .where((eb) => eb('stripe_customer_id', 'is not distinct from', before))
    .execute();
}

/** Companies' customers in order, `take` at most, from after this one. */
export async function listCustomers(db: Queryable, after: string, take: number): Promise<string[]> {
  const found = await db
    .selectFrom('companies')
    .select('stripe_customer_id')
    .where('stripe_customer_id', '>', after)
    .orderBy('stripe_customer_id')
    .limit(take)
    .execute();
  return found.flatMap((row) => row.stripe_customer_id ?? []);
}
