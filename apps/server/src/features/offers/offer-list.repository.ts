import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../core/db/schema.ts';
import { countEnd } from '../../core/search/bounded-total.ts';
import type { OfferList } from './offer-criteria.ts';
import type { OfferCursor } from './offer-cursor.ts';

/** An offer's place in the list: subscribers' first, then the newest. */
export interface OfferPlace {
  readonly id: string;
  readonly isHighlighted: boolean;
  readonly createdAt: Date;
}

/** The table of each list. */
export const listedIn = {
  offers: sql.table('listed_offers'),
  jobs: sql.table('listed_jobs'),
} satisfies Record<OfferList, unknown>;

/** Where a list is read on, and what is looked for. */
export interface OfferWalk {
  readonly list: OfferList;
  readonly conditions: RawBuilder<boolean>;
  readonly after: OfferCursor | null;
  readonly take: number;
}

/** The statement of `walkOffers`. */
export function walkOffersQuery({ list, conditions, after, take }: OfferWalk): RawBuilder<OfferPlace> {
  const beyond = after
    ? sql`and (is_highlighted, created_at, offer_id) < (${after.isHighlighted}, ${after.createdAt}, ${after.id}::uuid)`
    : sql``;
  return sql<OfferPlace>`
    select offer_id as id, is_highlighted as "isHighlighted", created_at as "createdAt"
    from ${listedIn[list]} where ${conditions} ${beyond}
    order by is_highlighted desc, created_at desc, offer_id desc
    limit ${take}`;
}

/** The next places of the list. */
export async function walkOffers(db: Queryable, walk: OfferWalk): Promise<OfferPlace[]> {
  const { rows } = await walkOffersQuery(walk).execute(db);
  return rows;
}

/** The statement of `countOffers`. */
export function countOffersQuery(
  list: OfferList,
  conditions: RawBuilder<boolean>,
): RawBuilder<{ total: number }> {
  return sql<{ total: number }>`
    select count(*) as total
    from (select from ${listedIn[list]} where ${conditions} limit ${countEnd}) as counted`;
}

/** How many there are, up to where counting ends. */
export async function countOffers(
  db: Queryable,
  list: OfferList,
  conditions: RawBuilder<boolean>,
): Promise<number> {
  const { rows } = await countOffersQuery(list, conditions).execute(db);
  return Number(rows[0]?.total ?? 0);
}
