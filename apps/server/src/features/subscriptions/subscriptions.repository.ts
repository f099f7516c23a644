import { sql } from 'kysely';
import type { Queryable, Row, Tx } from '../../core/db/schema.ts';

/** A company, what it pays for, and whom to tell. */
export type PayingCompany = Pick<
  Row<'companies'>,
  'id' | 'user_id' | 'name' | 'is_subscribed' | 'subscription_end' | 'stripe_customer_id'
> & {
  readonly username: string;
  readonly email: string;
  readonly stripe_subscription_id: string | null;
  readonly status: Row<'subscriptions'>['status'];
  readonly current_period_end: Date | null;
};

const rows = (db: Queryable) =>
  db
    .selectFrom('companies')
    .innerJoin('users', 'users.id', 'companies.user_id')
    .leftJoin('subscriptions', 'subscriptions.company_id', 'companies.id')
    .select([
      'companies.id',
      'companies.user_id',
      'companies.name',
      'companies.is_subscribed',
      'companies.subscription_end',
      'companies.stripe_customer_id',
      'users.username',
      'users.email',
      'subscriptions.stripe_subscription_id',
      'subscriptions.status',
      'subscriptions.current_period_end',
    ]);

export async function findPayingCompany(db: Queryable, userId: string): Promise<PayingCompany | undefined> {
  return rows(db).where('companies.user_id', '=', userId).executeTakeFirst();
}

/** The customer's company, which nothing else changes until the transaction ends. */
export async function lockCompanyOfCustomer(tx: Tx, customerId: string): Promise<PayingCompany | undefined> {
  return rows(tx)
    .where('companies.stripe_customer_id', '=', customerId)
    .forNoKeyUpdate('companies')
    .executeTakeFirst();
}

/** The account's company, for which nobody else goes to pay until the transaction ends. */
export async function lockPayingCompany(tx: Tx, userId: string): Promise<PayingCompany | undefined> {
  return rows(tx).where('companies.user_id', '=', userId).forNoKeyUpdate('companies').executeTakeFirst();
}

/** The database's own clock, the same for every server instance, with its microseconds. */
export async function readDatabaseClock(db: Queryable): Promise<string> {
  const { rows: answer } = await sql<{ at: string }>`select clock_timestamp()::text as at`.execute(db);
  return answer[0]?.at ?? '';
}

/** Notes a reading, unless one that began later stands already. False when it does. */
export async function saveReading(
  tx: Tx,
  reading: {
    company_id: string;
    stripe_subscription_id: string | null;
    status: Row<'subscriptions'>['status'];
    current_period_end: Date | null;
    read_at: string;
  },
): Promise<boolean> {
  const { company_id, ...change } = reading;
  const saved = await tx
    .insertInto('subscriptions')
    .values(reading)
    .onConflict((conflict) =>
      conflict
        .column('company_id')
        .doUpdateSet(change)
        .where('subscriptions.read_at', '<', sql<Date>`${reading.read_at}::timestamptz`),
    )
    .returning('company_id')
    .executeTakeFirst();
  return saved !== undefined;
}

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
