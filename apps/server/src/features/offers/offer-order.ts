import { type RawBuilder, sql } from 'kysely';
import { listCursors } from '../../core/lists/list-cursor.ts';
import type { ListOrder } from '../../core/lists/list-query.ts';

/** How well an offer fits words: by title, place or trades, by its requirements beside these, or by its whole text alone. */
const fits = [0, 1, 2] as const;
type Fit = (typeof fits)[number];

/** An offer's position in its list: subscribers' first, then those that fit best, then the newest. */
export interface OfferPosition {
  readonly id: string;
  readonly isHighlighted: boolean;
  /** 0 where no words are asked for. */
  readonly fit: Fit;
  /** A text where it was read as JSON. */
  readonly createdAt: Date | string;
}

/** The latest instant a `Date` holds, in milliseconds since 1970. */
const maxDateMs = 8.64e15;

export const offerCursors = listCursors<OfferPosition>({
  count: 3,
  write: ({ isHighlighted, fit, createdAt }) => [isHighlighted ? 1 : 0, fit, new Date(createdAt).getTime()],
  read: ([rank, fit, at]) => {
    const known = fits.find((one) => one === fit);
    const isInstant = Number.isInteger(at) && Number(at) >= 0 && Number(at) <= maxDateMs;
    return (rank === 0 || rank === 1) && known !== undefined && isInstant
      ? { isHighlighted: rank === 1, fit: known, createdAt: new Date(Number(at)) }
      : null;
  },
});

type Order = (after: OfferPosition | null) => ListOrder;
type Condition = RawBuilder<boolean>;

/** That an offer fits words by title, place or trades, and that it does by its requirements beside these. */
export interface FitConditions {
  readonly byTitle: Condition;
  readonly byRequirements: Condition;
}

const newestFirst = sql`is_highlighted desc, created_at desc, offer_id desc`;
const positionOf = (fit: RawBuilder<unknown>) =>
  sql`offer_id as id, is_highlighted as "isHighlighted", ${fit} as fit, created_at as "createdAt"`;

/** Subscribers' first, then the newest. */
export const newestOrder: Order = (after) => {
  const ahead = after
    ? sql`(is_highlighted, created_at, offer_id) < (${after.isHighlighted}, ${after.createdAt}, ${after.id}::uuid)`
    : sql`true`;
  return {
    position: positionOf(sql.lit(0)),
    sorted: sql`"isHighlighted" desc, "createdAt" desc, id desc`,
    ahead,
    ranges: [{ where: ahead, orderBy: newestFirst }],
  };
};

/** Subscribers' first, then those that fit best, then the newest: a range of the index for each fit. */
export const fitOrder =
  ({ byTitle, byRequirements }: FitConditions): Order =>
  (after) => {
    const fitting = [byTitle, sql`${byRequirements} and not ${byTitle}`, sql`not ${byRequirements}`];
    const fit = sql`case when ${byTitle} then 0 when ${byRequirements} then 1 else 2 end`;
    const places = [true, false].flatMap((isHighlighted) => fits.map((one) => ({ isHighlighted, fit: one })));
    const start = places.findIndex(
      (place) => place.isHighlighted === after?.isHighlighted && place.fit === after.fit,
    );
    return {
      position: positionOf(fit),
      sorted: sql`"isHighlighted" desc, fit, "createdAt" desc, id desc`,
      ahead: after
        ? sql`(is_highlighted, -(${fit}), created_at, offer_id)
          < (${after.isHighlighted}, ${-after.fit}, ${after.createdAt}, ${after.id}::uuid)`
        : sql`true`,
      ranges: places.slice(Math.max(start, 0)).map((place, at) => ({
        where: sql`is_highlighted = ${sql.lit(place.isHighlighted)} and ${fitting[place.fit]}${
          after && at === 0
            ? sql` and (created_at, offer_id) < (${after.createdAt}, ${after.id}::uuid)`
            : sql``
        }`,
        orderBy: newestFirst,
        position: positionOf(sql.lit(place.fit)),
      })),
      isUneven: true,
    };
  };
