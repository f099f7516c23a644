import { sql } from 'kysely';
import { listCursors } from '../../core/lists/list-cursor.ts';
import type { ListOrder } from '../../core/lists/list-query.ts';

/** An offer's position in its list: subscribers' first, then the newest. */
export interface OfferPosition {
  readonly id: string;
  readonly isHighlighted: boolean;
  /** A text where it was read as JSON. */
  readonly createdAt: Date | string;
}

/** The latest instant a `Date` holds, in milliseconds since 1970. */
const maxDateMs = 8.64e15;

export const offerCursors = listCursors<OfferPosition>({
  count: 2,
  write: ({ isHighlighted, createdAt }) => [isHighlighted ? 1 : 0, new Date(createdAt).getTime()],
  read: ([rank, at]) => {
    const isInstant = Number.isInteger(at) && Number(at) >= 0 && Number(at) <= maxDateMs;
    return (rank === 0 || rank === 1) && isInstant
      ? { isHighlighted: rank === 1, createdAt: new Date(Number(at)) }
      : null;
  },
});

/** Subscribers' first, then the newest. */
export function offerOrder(after: OfferPosition | null): ListOrder {
  const ahead = after
    ? sql`(is_highlighted, created_at, offer_id) < (${after.isHighlighted}, ${after.createdAt}, ${after.id}::uuid)`
    : sql`true`;
  return {
    position: sql`offer_id as id, is_highlighted as "isHighlighted", created_at as "createdAt"`,
    sorted: sql`"isHighlighted" desc, "createdAt" desc, id desc`,
    ahead,
    ranges: [{ where: ahead, orderBy: sql`is_highlighted desc, created_at desc, offer_id desc` }],
  };
}
