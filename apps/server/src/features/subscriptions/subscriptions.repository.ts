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

/**
 * The customer's company, which nothing else changes until the transaction ends. Read after it is locked: a query that
 * waited for the lock would join the subscription as it was before.
 */
export async function lockCompanyOfCustomer(tx: Tx, customerId: string): Promise<PayingCompany | undefined> {
  const company = await tx
    .selectFrom('companies')
    .select('user_id')
    .where('stripe_customer_id', '=', customerId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return company && findPayingCompany(tx, company.user_id);
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
