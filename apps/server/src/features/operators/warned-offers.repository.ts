import { sql } from 'kysely';
import type { Queryable } from '../../core/db/schema.ts';
import type { Instant } from '../../core/http/keyset.ts';

const columns = [
  'offers.id',
  'offers.kind',
  'offers.title',
  'offers.description',
  'offers.requirements',
  'offers.budget',
  'offers.duration',
  'offers.is_remote',
  'offers.place_code',
  'offers.phases',
  'offers.salary_min',
  'offers.salary_max',
  'offers.salary_period',
  'offers.months',
  'offers.hours_per_week',
  'offers.remote_days',
  'offers.benefits',
  'offers.tutor',
  'offers.read_rules',
  'offers.created_at',
  'companies.user_id',
  'companies.name as company_name',
  'companies.legal_status',
  'companies.description as company_description',
] as const;

const warned = (db: Queryable) =>
  db
    .selectFrom('offers')
    .innerJoin('companies', 'companies.id', 'offers.company_id')
    .where(sql<boolean>`warned_rules <> '{}'`)
    .where('offers.deleted_at', 'is', null)
    .where('offers.status', '<>', 'draft');

export type WarnedOfferRow = Awaited<ReturnType<typeof listWarnedOffers>>[number];

/** Offers that the checks warned of when they were written, the last published first. */
export async function listWarnedOffers(
  db: Queryable,
  { before, take }: { before: Instant | null; take: number },
) {
  return warned(db)
    .select(columns)
    .$if(before !== null, (query) =>
      query.where(
        sql<boolean>`(date_trunc('milliseconds', offers.created_at), offers.id) < (${before?.at}, ${before?.id}::uuid)`,
      ),
    )
    .orderBy(sql`date_trunc('milliseconds', offers.created_at)`, 'desc')
    .orderBy('offers.id', 'desc')
    .limit(take)
    .execute();
}

export async function countWarnedOffers(db: Queryable): Promise<number> {
  const row = await warned(db)
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
