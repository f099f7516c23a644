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
  /** For offers that are looked at one by one. */
  readonly conditions: RawBuilder<boolean>;
  /** The same for fetching what fits by index, and how many fit, or did lately; null where every offer fits. */
  readonly fetching: { readonly conditions: RawBuilder<boolean>; readonly total: number } | null;
  readonly after: OfferCursor | null;
  readonly take: number;
}

/** Fewer are all fetched by index: that costs less than looking for the first of them along the list. */
const fewestLookedFor = 4_000;

/** How many offers are looked at before those that fit are fetched by index: about what fetching costs. */
const mostLookedAt = 5_000;

const columns = sql`offer_id as id, is_highlighted as "isHighlighted", created_at as "createdAt"`;
const listOrder = sql`order by is_highlighted desc, created_at desc, offer_id desc`;
const order = sql`order by "isHighlighted" desc, "createdAt" desc, id desc`;

/** The statement of `walkOffers`. */
export function walkOffersQuery({
  list,
  conditions,
  fetching,
  after,
  take,
}: OfferWalk): RawBuilder<OfferPlace> {
  const beyond = after
    ? sql`and (is_highlighted, created_at, offer_id) < (${after.isHighlighted}, ${after.createdAt}, ${after.id}::uuid)`
    : sql``;
  const table = listedIn[list];
  if (fetching === null) {
    return sql<OfferPlace>`
      select ${columns} from ${table} where ${conditions} ${beyond} ${listOrder} limit ${take}`;
  }
  const fitting = sql`select ${columns} from ${table} where ${fetching.conditions} ${beyond}`;
  if (fetching.total < fewestLookedFor) {
    // apart from the order: it would be tempting to walk along the list for a few that are far down
    return sql<OfferPlace>`
      with fitting as materialized (${fitting}) select * from fitting ${order} limit ${take}`;
  }
  const isEnough = sql`(select count(*) >= ${take} from near)`;
  return sql<OfferPlace>`
    with near as materialized (
      select id, "isHighlighted", "createdAt" from (
        select ${columns}, (${conditions}) as fits from ${table} where true ${beyond}
        ${listOrder} limit ${sql.lit(mostLookedAt)}
      ) as next where fits limit ${take}
    ), fitting as materialized (${fitting} and not ${isEnough})
    select * from (
      select * from near where ${isEnough} union all select * from fitting
    ) as places ${order} limit ${take}`;
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
