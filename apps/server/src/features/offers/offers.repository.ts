import { type RawBuilder, sql } from 'kysely';
import { notSuspended } from '../../core/auth/not-suspended.ts';
import type { NewRow, Queryable, Row, Tx } from '../../core/db/schema.ts';
import type { Instant } from '../../core/http/keyset.ts';
import { type OfferSource, readOffers } from './offer-page.repository.ts';

// Everything that writes `offers`, and all that this feature reads of it. The database copies open ones into
// `listed_offers` and `listed_jobs` for the search, which search-offers.ts reads; the features whose index.ts names the table in
// `reads` look at it in their own repositories.

const ownColumns = [
  'id',
  'company_id',
  'company_name',
  'kind',
  'title',
  'description',
  'requirements',
  'budget',
  'duration',
  'salary_min',
  'salary_max',
  'salary_period',
  'start_date',
  'months',
  'hours_per_week',
  'remote_days',
  'benefits',
  'tutor',
  'location',
  'is_remote',
  'deadline',
  'status',
  'is_highlighted',
  'is_urgent',
  'opened_on',
  'read_rules',
  'created_at',
  'place_code',
  'trades',
  'phases',
  'software',
  'programmes',
  'contexts',
] as const;

/** An offer with the account and the logo of its company; without what only the search reads. */
export type OfferRow = Pick<Row<'offers'>, (typeof ownColumns)[number]> &
  Pick<Row<'companies'>, 'user_id' | 'logo_file_id'>;

/** An offer about to be changed, with what its checks read of its company. */
export interface LockedOfferRow extends OfferRow, Pick<Row<'companies'>, 'legal_status'> {
  readonly company_description: string;
}

/** An offer as mails and events to its applicants name it. */
type OfferName = Pick<OfferRow, 'id' | 'kind' | 'title' | 'company_name'>;

/** The columns of an offer that visitors read. */
export type RestrictedOfferRow = Pick<
  OfferRow,
  'id' | 'kind' | 'title' | 'location' | 'is_remote' | 'created_at'
>;

const rows = (db: Queryable) =>
  db
    .selectFrom('offers')
    .innerJoin('companies', 'companies.id', 'offers.company_id')
    .select(ownColumns.map((column) => `offers.${column}` as const))
    .select(['companies.user_id', 'companies.logo_file_id'])
    .where('offers.deleted_at', 'is', null);

const restrictedRows = (db: Queryable) =>
  db
    .selectFrom('offers')
    .innerJoin('companies', 'companies.id', 'offers.company_id')
    .select(['offers.id', 'kind', 'title', 'location', 'is_remote', 'offers.created_at'])
    .where('deleted_at', 'is', null)
    .where('status', '<>', 'draft')
    .where(notSuspended('companies.user_id'));

const ofCompany = (db: Queryable, companyId: string) =>
  db.selectFrom('offers').where('company_id', '=', companyId);

async function count(found: ReturnType<typeof ofCompany>): Promise<number> {
  const row = await found.select((eb) => eb.fn.countAll().as('count')).executeTakeFirstOrThrow();
  return Number(row.count);
}

export async function findOffer(db: Queryable, id: string): Promise<OfferRow | undefined> {
  return rows(db).where(notSuspended('companies.user_id')).where('offers.id', '=', id).executeTakeFirst();
}

export async function findRestrictedOffer(
  db: Queryable,
  id: string,
): Promise<(RestrictedOfferRow & Pick<OfferRow, 'status' | 'deadline'>) | undefined> {
  return restrictedRows(db).select(['status', 'deadline']).where('offers.id', '=', id).executeTakeFirst();
}

/** The offer, which nobody else changes or applies to until the transaction ends. */
export async function lockOffer(tx: Tx, id: string): Promise<LockedOfferRow | undefined> {
  return rows(tx)
    .select(['companies.legal_status', 'companies.description as company_description'])
    .where('offers.id', '=', id)
    .forUpdate('offers')
    .executeTakeFirst();
}

const isAmong = (ids: RawBuilder<unknown>) => sql<boolean>`offers.id = any(${ids})`;

/** Offers as members read them. */
export const wholeOffers: OfferSource<OfferRow> = (db, ids) =>
  sql`${rows(db).where(notSuspended('companies.user_id')).where(isAmong(ids))}`;

/** Offers as visitors read them. */
export const restrictedOffers: OfferSource<RestrictedOfferRow> = (db, ids) =>
  sql`${restrictedRows(db).where(isAmong(ids))}`;

export const findOffersByIds = (db: Queryable, ids: readonly string[]): Promise<OfferRow[]> =>
  readOffers(db, ids, wholeOffers);

export async function insertOffer(tx: Tx, row: NewRow<'offers'>): Promise<void> {
  await tx.insertInto('offers').values(row).execute();
}

export async function updateOfferRow(tx: Tx, id: string, change: Partial<NewRow<'offers'>>): Promise<void> {
  await tx.updateTable('offers').set(change).where('id', '=', id).execute();
}

/** A company's own offers that are not deleted, in whatever state, newest first. */
export async function listOwnOfferIds(
  db: Queryable,
  companyId: string,
  { before, take }: { before: Instant | null; take: number },
): Promise<{ id: string; created_at: Date }[]> {
  return ofCompany(db, companyId)
    .select(['id', 'created_at'])
    .where('deleted_at', 'is', null)
    .$if(before !== null, (query) =>
      query.where(sql<boolean>`(created_at, id) < (${before?.at}, ${before?.id}::uuid)`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(take)
    .execute();
}

/** Those that a company ever published: closed and deleted ones count as well, drafts do not. */
export async function countPublishedOffers(db: Queryable, companyId: string): Promise<number> {
  return count(ofCompany(db, companyId).where('status', '<>', 'draft'));
}

/** Those of a company that are not deleted, in whatever state. */
export async function countOwnOffers(db: Queryable, companyId: string): Promise<number> {
  return count(ofCompany(db, companyId).where('deleted_at', 'is', null));
}

/** A company's offers, which nobody applies to any more until the transaction ends. */
export async function lockOffersOf(tx: Tx, companyId: string): Promise<OfferName[]> {
  return ofCompany(tx, companyId)
    .select(['id', 'kind', 'title', 'company_name'])
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** The same for the open ones. */
export async function lockOpenOffersOf(tx: Tx, companyId: string): Promise<OfferName[]> {
  return ofCompany(tx, companyId)
    .select(['id', 'kind', 'title', 'company_name'])
    .where('status', '=', 'open')
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Closes the open offers whose deadline is before this day. Done twice, it does nothing the second time. */
export async function expireOffers(db: Queryable, today: string, now: Date): Promise<void> {
  await db
    .updateTable('offers')
    .set({ status: 'expired', closed_at: now, updated_at: now })
    .where('status', '=', 'open')
    .where('deleted_at', 'is', null)
    .where('deadline', '<', today)
    .execute();
}

export interface OfferToNotify {
  readonly id: string;
  readonly title: string;
  readonly deadline: string;
  readonly company_id: string;
}

/**
 * Takes the open offers that close between these days and whose company got no notice yet, and marks them.
 * Rows that another transaction holds are skipped.
 */
export async function claimOffersToNotify(
  tx: Tx,
  { from, to, take }: { from: string; to: string; take: number },
): Promise<OfferToNotify[]> {
  return tx
    .with('due', (db) =>
      db
        .selectFrom('offers')
        .select('id')
        .where('status', '=', 'open')
        .where('deleted_at', 'is', null)
        .where('deadline', '>=', from)
        .where('deadline', '<=', to)
        .where((eb) => eb('noticed_deadline', 'is distinct from', eb.ref('deadline')))
        .orderBy('deadline')
        .limit(take)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('offers')
    .from('due')
    .set((eb) => ({ noticed_deadline: eb.ref('offers.deadline') }))
    .whereRef('offers.id', '=', 'due.id')
    .returning(['offers.id', 'offers.title', 'offers.deadline', 'offers.company_id'])
    .execute();
}

/** Deletes every offer of a company. */
export async function deleteOffersOf(tx: Tx, companyId: string): Promise<void> {
  await tx.deleteFrom('offers').where('company_id', '=', companyId).execute();
}

/** Whether there is such a deleted offer, which nobody else changes until the transaction ends. */
export async function lockDeletedOffer(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('offers')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}
