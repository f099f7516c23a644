import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../core/db/schema.ts';
import { holdsTag, tagPrefixes } from '../facets/index.ts';

/** What open offers are found by; null asks nothing. */
export interface OfferSample {
  readonly trades: readonly string[] | null;
  /** Tags as migration 0140 makes them; one of them is enough. */
  readonly facets: readonly string[] | null;
  /** Communes; where something else is asked too, offers that are done remotely fit wherever they are. */
  readonly places: readonly string[] | null;
}

/** Missions are for freelances, jobs for job seekers. */
const lists = { freelance: sql`from listed_offers`, jobseeker: sql`from listed_jobs` } as const;

export interface Draw {
  readonly role: keyof typeof lists;
  /** In Europe/Paris. */
  readonly day: string;
  readonly seed: string;
  readonly take: number;
}

/**
 * The statement of `sampleOffers`. Drawn by a hash of the day, so that neither the newest nor those of subscribers come
 * first.
 */
function sampleOffersQuery(
  { trades, facets, places }: OfferSample,
  { role, day, seed, take }: Draw,
): RawBuilder<{ id: string }> {
  const isThere = places && sql`place_code = any(${places}::text[])`;
  // asked for alone, what may be done from anywhere has no index and is everybody's
  const isAlone = !trades && !facets;
  const conditions = [
    sql`deadline >= ${day}::date`,
    ...(trades ? [holdsTag(trades.map((code) => `${tagPrefixes.trades}${code}`))] : []),
    ...(facets ? [holdsTag(facets)] : []),
    ...(isThere ? [isAlone ? isThere : sql`(${isThere} or is_remote)`] : []),
  ];
  return sql<{ id: string }>`
    select offer_id as id ${lists[role]}
    where ${sql.join(conditions, sql` and `)}
    order by hashtextextended(offer_id::text, hashtextextended(${seed}, 0)), offer_id limit ${take}`;
}

/** The ids of so many open offers that fit, in an order of the day. */
export async function sampleOffers(db: Queryable, sample: OfferSample, draw: Draw): Promise<string[]> {
  const { rows } = await sampleOffersQuery(sample, draw).execute(db);
  return rows.map(({ id }) => id);
}
