import { type RawBuilder, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { notSuspended } from '../../core/auth/not-suspended.ts';
import { prepare } from '../../core/db/prepared-statements.ts';
import type { NewRow, Queryable, Row, Tx } from '../../core/db/schema.ts';
import { isConfirmedElsewhere } from '../registry-checks/index.ts';

const shownColumns = [
  'id',
  'user_id',
  'name',
  'siret',
  'siret_status',
  'siret_reading',
  'registration_city',
  'legal_status',
  'address',
  'postal_code',
  'website',
  'description',
  'logo_file_id',
  'cover_file_id',
  'size',
  'sectors',
  'is_subscribed',
  'subscription_end',
  'stripe_customer_id',
  'confirmed_domain',
  'place_code',
] as const;

/** What is shown of a company. */
export type CompanyRow = Pick<Row<'companies'>, (typeof shownColumns)[number]> & {
  is_confirmed_by_operator: boolean;
  /** Another account of this number is confirmed, which the mail at this one's website does not outweigh. */
  is_confirmed_elsewhere: boolean;
};

/** The same out of JSON, where an instant is text. */
export type CompanyJsonRow = Omit<CompanyRow, 'subscription_end'> & { subscription_end: string | null };

const shown = (db: Queryable) =>
  db
    .selectFrom('companies')
    .select(shownColumns)
    .select((eb) => [
      eb('confirmed_by_operator_at', 'is not', null).$castTo<boolean>().as('is_confirmed_by_operator'),
      isConfirmedElsewhere.as('is_confirmed_elsewhere'),
    ]);

const rows = (db: Queryable) => shown(db).where(notSuspended('companies.user_id'));

/** False when the account has such a profile already. */
export async function insertCompanyRow(tx: Tx, row: NewRow<'companies'>): Promise<boolean> {
  const result = await tx
    .insertInto('companies')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

const byId = prepare((db, id: string) =>
  rows(db)
    .select((eb) =>
      eb
        .selectFrom('users')
        .select('email_confirmed_at')
        .whereRef('users.id', '=', 'companies.user_id')
        .as('email_confirmed_at'),
    )
    .where('id', '=', id),
);

/** With when its account's address was confirmed. */
export async function findCompany(
  db: Queryable,
  id: string,
): Promise<(CompanyRow & { email_confirmed_at: Date | null }) | undefined> {
  const [row] = await byId(db, id);
  return row;
}

export async function findCompanyByUser(db: Queryable, userId: string): Promise<CompanyRow | undefined> {
  return rows(db).where('user_id', '=', userId).executeTakeFirst();
}

/** The company of an account in one value of a statement about `users`; null where it has no such profile. */
export const companyRowOfUser = (db: Queryable): RawBuilder<CompanyJsonRow | null> =>
  jsonObjectFrom(shown(db).where('companies.user_id', '=', sql.ref<string>('users.id'))).$castTo();

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

/** Whether the name holds these letters, however they are written. */
const isNamed = (letters: string) => {
  const folded = sql`fold_text(${letters})`;
  const literal = sql`replace(replace(replace(${folded}, '\\', '\\\\'), '%', '\\%'), '_', '\\_')`;
  return sql<boolean>`fold_text(companies.name) like '%' || ${literal} || '%'`;
};

/** Companies whose name holds these letters: those that begin with them first, then by name. */
export async function findCompaniesNamed(
  db: Queryable,
  letters: string,
  take: number,
): Promise<CompanyRow[]> {
  return rows(db)
    .where(isNamed(letters))
    .orderBy(sql`starts_with(fold_text(companies.name), fold_text(${letters}))`, 'desc')
    .orderBy(sql`fold_text(companies.name)`)
    .orderBy('id')
    .limit(take)
    .execute();
}

/** How many there are, or whose name holds these letters. */
export async function countCompanies(db: Queryable, letters = ''): Promise<number> {
  const row = await db
    .selectFrom('companies')
    .select((eb) => eb.fn.countAll().as('count'))
    .where(notSuspended('companies.user_id'))
    .$if(letters !== '', (query) => query.where(isNamed(letters)))
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
