import { freeOfferLimit } from '@mitoyen/contract/features/offers/offers.rules.ts';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../core/db/schema.ts';
import type { Instant } from '../../core/http/keyset.ts';

/** How many offers a company published, and how many it may. A null limit is Premium. */
export interface OfferQuota {
  readonly count: number;
  readonly limit: number | null;
}

interface PublishingCompany {
  readonly id: string;
  readonly is_subscribed: boolean;
}

export async function findPublishingCompany(
  db: Queryable,
  userId: string,
): Promise<PublishingCompany | undefined> {
  return db
    .selectFrom('companies')
    .select(['id', 'is_subscribed'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** The account's company, for which nobody else publishes until the transaction ends. */
export async function lockPublishingCompany(tx: Tx, userId: string): Promise<PublishingCompany | undefined> {
  return tx
    .selectFrom('companies')
    .select(['id', 'is_subscribed'])
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Closed and deleted offers count as well; drafts do not. */
export async function loadOfferQuota(db: Queryable, company: PublishingCompany): Promise<OfferQuota> {
  const row = await db
    .selectFrom('offers')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('company_id', '=', company.id)
    .where('status', '<>', 'draft')
    .executeTakeFirstOrThrow();
  return { count: Number(row.count), limit: company.is_subscribed ? null : freeOfferLimit };
}

/** A company's own offers that are not deleted, in whatever state, newest first. */
export async function listOwnOfferIds(
  db: Queryable,
  companyId: string,
  { before, take }: { before: Instant | null; take: number },
): Promise<{ id: string; created_at: Date }[]> {
  return db
    .selectFrom('offers')
    .select(['id', 'created_at'])
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .$if(before !== null, (query) =>
      query.where(sql<boolean>`(created_at, id) < (${before?.at}, ${before?.id}::uuid)`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(take)
    .execute();
}

export async function countOwnOffers(db: Queryable, companyId: string): Promise<number> {
  const row = await db
    .selectFrom('offers')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** The open offers of an account's company, locked: the company first, as whoever publishes or applies does. */
export async function lockOpenOffersOf(
  tx: Tx,
  userId: string,
): Promise<{ id: string; title: string; company_name: string; user_id: string }[]> {
  const company = await lockPublishingCompany(tx, userId);
  if (!company) return [];
  const rows = await tx
    .selectFrom('offers')
    .select(['id', 'title', 'company_name'])
    .where('company_id', '=', company.id)
    .where('status', '=', 'open')
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map((row) => ({ ...row, user_id: userId }));
}
