import type { Queryable, Row } from '../../core/db/schema.ts';

const columns = [
  'id',
  'kind',
  'title',
  'location',
  'is_remote',
  'created_at',
  'budget',
  'salary_min',
  'salary_max',
  'salary_period',
] as const;

export type OpenOfferRow = Pick<Row<'offers'>, (typeof columns)[number]>;

/** A company's offers that take applications on this day, newest first. */
export async function listOpenOffers(
  db: Queryable,
  companyId: string,
  today: string,
): Promise<OpenOfferRow[]> {
  return db
    .selectFrom('offers')
    .select(columns)
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .where('status', '=', 'open')
    .where('deadline', '>=', today)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}
