import type { NewRow, Queryable, Row, Tx } from '../../core/db/schema.ts';

const columns = [
  'offers.id',
  'offers.company_id',
  'offers.company_name',
  'offers.title',
  'offers.description',
  'offers.requirements',
  'offers.budget',
  'offers.duration',
  'offers.location',
  'offers.is_remote',
  'offers.deadline',
  'offers.status',
  'offers.is_highlighted',
  'offers.created_at',
  'companies.user_id',
  'companies.logo_file_id',
] as const;

/** An offer with the account and the logo of its company; without what only the search reads. */
export type OfferRow = Pick<
  Row<'offers'>,
  | 'id'
  | 'company_id'
  | 'company_name'
  | 'title'
  | 'description'
  | 'requirements'
  | 'budget'
  | 'duration'
  | 'location'
  | 'is_remote'
  | 'deadline'
  | 'status'
  | 'is_highlighted'
  | 'created_at'
> &
  Pick<Row<'companies'>, 'user_id' | 'logo_file_id'>;

/** All that is read of an offer for the signed-out. */
export type RestrictedOfferRow = Pick<OfferRow, 'id' | 'title' | 'location' | 'is_remote' | 'created_at'>;

const rows = (db: Queryable) =>
  db
    .selectFrom('offers')
    .innerJoin('companies', 'companies.id', 'offers.company_id')
    .select(columns)
    .where('offers.deleted_at', 'is', null);

const restrictedRows = (db: Queryable) =>
  db
    .selectFrom('offers')
    .select(['id', 'title', 'location', 'is_remote', 'created_at'])
    .where('deleted_at', 'is', null)
    .where('status', '<>', 'draft');

export async function findOffer(db: Queryable, id: string): Promise<OfferRow | undefined> {
  return rows(db).where('offers.id', '=', id).executeTakeFirst();
}

export async function findRestrictedOffer(
  db: Queryable,
  id: string,
): Promise<RestrictedOfferRow | undefined> {
  return restrictedRows(db).where('id', '=', id).executeTakeFirst();
}

/** The offer, which nobody else changes or applies to until the transaction ends. */
export async function lockOffer(tx: Tx, id: string): Promise<OfferRow | undefined> {
  return rows(tx).where('offers.id', '=', id).forUpdate('offers').executeTakeFirst();
}

export async function findOffersByIds(db: Queryable, ids: readonly string[]): Promise<OfferRow[]> {
  return ids.length === 0 ? [] : rows(db).where('offers.id', 'in', ids).execute();
}

export async function findRestrictedOffersByIds(
  db: Queryable,
  ids: readonly string[],
): Promise<RestrictedOfferRow[]> {
  return ids.length === 0 ? [] : restrictedRows(db).where('id', 'in', ids).execute();
}

export async function insertOffer(tx: Tx, row: NewRow<'offers'>): Promise<void> {
  await tx.insertInto('offers').values(row).execute();
}

export async function updateOfferRow(tx: Tx, id: string, change: Partial<NewRow<'offers'>>): Promise<void> {
  await tx.updateTable('offers').set(change).where('id', '=', id).execute();
}
