import { mostCounted } from '@mitoyen/contract/core/totals.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../core/db/schema.ts';
import { countEnd, provesMany } from '../../core/search/bounded-total.ts';
import { firstMet, mostMet, wordsAtOnce } from '../../core/search/word-groups.ts';
import type { FollowedWords } from './offer-conditions.ts';
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

/** How offers that fit are fetched without walking along their list. */
export interface OfferFetching {
  /** By index. */
  readonly conditions: RawBuilder<boolean>;
  /** The words that they are found by, where no index does. */
  readonly followed: FollowedWords | null;
}

/** Where a list is read on, and what is looked for. */
export interface OfferWalk {
  readonly list: OfferList;
  /** For offers that are looked at one by one. */
  readonly conditions: RawBuilder<boolean>;
  /** How what fits is fetched, and how many fit, or did lately; null where every offer fits. */
  readonly fetching: (OfferFetching & { readonly total: number }) | null;
  readonly after: OfferCursor | null;
  readonly take: number;
}

/** Fewer are all fetched by index: that costs less than looking for the first of them along the list. */
const fewestLookedFor = 4_000;

/** How many offers are looked at before those that fit are fetched by index: about what fetching costs. */
const mostLookedAt = 10_000;

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
      select ${columns} from ${table} where ${conditions} ${beyond} ${listOrder} limit ${sql.lit(take)}`;
  }
  const fitting = (unless: RawBuilder<unknown>) => {
    const { conditions: fits, followed } = fetching;
    const byIndex = (besides: RawBuilder<unknown>) => sql`
      select ${columns} from ${table} where not ${besides} and ${fits} ${beyond}`;
    if (followed === null) return sql`fitting as materialized (${byIndex(unless)})`;
    return sql`${meeting(list, followed, { unless, beyond })}, fitting as materialized (
      select distinct * from met where not ${isCut} union all ${byIndex(sql`(${unless} or not ${isCut})`)}
    )`;
  };
  if (fetching.total < fewestLookedFor) {
    // apart from the order: it would be tempting to walk along the list for a few that are far down
    return sql<OfferPlace>`
      with ${fitting(sql`false`)} select * from fitting ${order} limit ${take}`;
  }
  const isEnough = sql`(select count(*) >= ${take} from near)`;
  return sql<OfferPlace>`
    with near as materialized (
      select id, "isHighlighted", "createdAt" from (
        select ${columns}, (${conditions}) as fits from ${table} where true ${beyond}
        ${listOrder} limit ${sql.lit(mostLookedAt)}
      ) as next where fits limit ${take}
    ), ${fitting(isEnough)}
    select * from (
      select * from near where ${isEnough} union all select * from fitting
    ) as places ${order} limit ${take}`;
}

/** Offers that have one of the words, some of them several times. */
const meeting = (
  list: OfferList,
  { ids, holds, rest }: FollowedWords,
  { unless, beyond }: { unless: RawBuilder<unknown>; beyond: RawBuilder<unknown> },
) => sql`
  word_groups as materialized (
    select array_agg(id) as ids from (
      select id, row_number() over (order by id) as place from (${ids}) as known where not ${unless}
    ) as placed group by place / ${sql.lit(wordsAtOnce)}
  ), met as materialized (
    select holding.* from word_groups cross join lateral (
      select ${columns} from ${listedIn[list]} where ${holds(sql.ref('word_groups.ids'))} and ${rest} ${beyond}
    ) as holding limit ${sql.lit(mostMet)}
  )`;

/** Whether there may be others than those that were met. */
const isCut = sql`(select count(*) >= ${sql.lit(mostMet)} from met)`;

/** The next places of the list. */
export async function walkOffers(db: Queryable, walk: OfferWalk): Promise<OfferPlace[]> {
  const { rows } = await walkOffersQuery(walk).execute(db);
  return rows;
}

/** What is counted. */
export interface CountedOffers extends OfferFetching {
  /** For offers that are looked at one by one. */
  readonly each: RawBuilder<boolean>;
  /** About how many offers the list has; null where nothing is known that a sample would tell sooner. */
  readonly size: number | null;
}

/**
 * So many offers, drawn at random, tell whether very many fit: first some, and more where these make it likely. Of lists
 * that are not so many times as long, it is told sooner by counting.
 */
const samples = { first: 1_000, more: 8_000 } as const;
const timesSampled = 20;
/** Hits among the first, from which on more would prove that more fit than are counted: of a million offers, 2 %. */
const likelyHits = 16;

/** Whether a sample of the list proves that more fit than are counted: hashes of ids are as good as drawn. */
function isManyOf(list: OfferList, { each, size }: CountedOffers): RawBuilder<unknown> {
  if (size === null || size < samples.first * timesSampled) return sql`false`;
  const sampleOf = (sampled: number, otherwise: RawBuilder<unknown>) => {
    const part = sampled / size;
    const end = Math.round(2 ** 32 * part - 2 ** 31);
    const hits = sql.ref('hits');
    // `is true` keeps the words' index out of it
    return sql`(select case when ${provesMany(hits, sql.lit(mostCounted * part))} then true else ${otherwise} end from (
      select count(*) as hits from ${listedIn[list]}
      where uuid_hash(offer_id) < ${sql.lit(end)} and (${each}) is true) as drawn)`;
  };
  const more =
    size < samples.more * timesSampled
      ? sql`false`
      : sql`hits >= ${sql.lit(likelyHits)} and ${sampleOf(samples.more, sql`false`)}`;
  return sampleOf(samples.first, more);
}

/** The statement of `countOffers`. */
export function countOffersQuery(list: OfferList, offers: CountedOffers): RawBuilder<{ total: number }> {
  const { conditions, followed } = offers;
  const counted = sql`(select count(*) from (
    select from ${listedIn[list]} where ${conditions} limit ${countEnd}) as counted)`;
  // most are met once: what is read of those met is read on from there
  const among = (met: RawBuilder<unknown>) => sql`(select count(distinct id) from ${met} as met)`;
  const first = among(sql`(select id from met limit ${sql.lit(firstMet)})`);
  const isMany = (told: RawBuilder<unknown>) => sql`${told} > ${sql.lit(mostCounted)}`;
  const found = followed
    ? sql`(case when ${isMany(first)} then ${countEnd} when ${isMany(among(sql`met`))} then ${countEnd}
        when ${isCut} then ${counted} else ${among(sql`met`)} end)`
    : counted;
  return sql<{ total: number }>`
    ${followed ? sql`with ${meeting(list, followed, { unless: sql`false`, beyond: sql`` })}` : sql``}
    select case when ${isManyOf(list, offers)} then ${countEnd} else ${found} end as total`;
}

/** How many there are, up to where counting ends. */
export async function countOffers(db: Queryable, list: OfferList, offers: CountedOffers): Promise<number> {
  const { rows } = await countOffersQuery(list, offers).execute(db);
  return Number(rows[0]?.total ?? 0);
}
