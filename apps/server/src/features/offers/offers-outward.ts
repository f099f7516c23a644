import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../core/db/schema.ts';
import { decodeCursor, encodeCursor, invalidCursor } from '../../core/http/paging.ts';
import { type AskedPlace, type RingChunk, ringChunks, type Surroundings } from '../facets/index.ts';
import type { OfferList } from './offer-criteria.ts';
import { type OfferCursor, readOfferOrder } from './offer-cursor.ts';
import { listedIn, type OfferPlace } from './offer-list.repository.ts';

/** An offer's place in the list outward from a place: by whole kilometres, then as in the list. */
export interface OutwardOffer extends OfferPlace {
  readonly km: number;
}

export type OutwardOfferCursor = OfferCursor & { readonly km: number };

export interface OutwardOfferWalk {
  readonly list: OfferList;
  readonly place: AskedPlace;
  readonly surroundings: Surroundings;
  /** With the place. */
  readonly conditions: RawBuilder<boolean>;
  /** The same, wherever offers are. */
  readonly elsewhere: RawBuilder<boolean>;
  readonly after: OutwardOfferCursor | null;
  readonly take: number;
}

export function writeOutwardOfferCursor({
  km,
  isHighlighted,
  createdAt,
  id,
  total,
}: OutwardOfferCursor): string {
  return encodeCursor([km, isHighlighted ? 1 : 0, createdAt.getTime(), id, total]);
}

/** @throws ApiError 400 for a cursor that this product did not make for this order. */
export function readOutwardOfferCursor(text: string): OutwardOfferCursor {
  const [km, ...order] = decodeCursor(text, 5);
  if (typeof km !== 'number' || !Number.isInteger(km) || km < 0 || km > 100_000) throw invalidCursor();
  return { km, ...readOfferOrder(order) };
}

/** So many are fetched and sorted; where more fit, communes are visited from the nearest on until a page is full. */
const mostSorted = 2_000;

/** The next offers of a walk whose total is known. Both ways give the same order. */
export function walkOffersOutward(
  db: Queryable,
  walk: OutwardOfferWalk,
  total: number,
): Promise<OutwardOffer[]> {
  return total <= mostSorted ? sortOffersOutward(db, walk) : visitOffersOutward(db, walk);
}

const columns = sql`offer_id as id, is_highlighted as "isHighlighted", created_at as "createdAt"`;

function compare(one: OutwardOffer, other: OutwardOffer): number {
  const byId = one.id === other.id ? 0 : one.id < other.id ? 1 : -1;
  return (
    one.km - other.km ||
    Number(other.isHighlighted) - Number(one.isHighlighted) ||
    other.createdAt.getTime() - one.createdAt.getTime() ||
    byId
  );
}

/** Fetches all that fit, and sorts them. */
export async function sortOffersOutward(db: Queryable, walk: OutwardOfferWalk): Promise<OutwardOffer[]> {
  const { after, take, surroundings } = walk;
  const { rows } = await sql<OfferPlace & { placeCode: string }>`
    select ${columns}, place_code as "placeCode" from ${listedIn[walk.list]} where ${walk.conditions}`.execute(
    db,
  );
  return rows
    .map(({ placeCode, ...offer }) => ({ ...offer, km: surroundings.kmTo(placeCode) ?? 0 }))
    .filter((offer) => after === null || compare(offer, after) > 0)
    .sort(compare)
    .slice(0, take);
}

/** Visits communes outward, so many at once, until there are enough. */
export async function visitOffersOutward(db: Queryable, walk: OutwardOfferWalk): Promise<OutwardOffer[]> {
  const found: OutwardOffer[] = [];
  for (const chunk of ringChunks(walk.place, walk.after?.km ?? 0)) {
    const { rows } = await visitOffersQuery(walk, chunk, walk.take - found.length).execute(db);
    found.push(...rows);
    if (found.length >= walk.take) break;
  }
  return found;
}

/** The next so many of these communes. Of each commune, an index gives the next in the list's order. */
function visitOffersQuery(
  { list, elsewhere, after }: OutwardOfferWalk,
  { codes, kms }: RingChunk,
  take: number,
): RawBuilder<OutwardOffer> {
  const ahead = after
    ? sql`and (ring.km > ${after.km} or (is_highlighted, created_at, offer_id)
        < (${after.isHighlighted}, ${after.createdAt}, ${after.id}::uuid))`
    : sql``;
  return sql<OutwardOffer>`
    select met.*, ring.km
    from unnest(${codes}::text[], ${kms}::integer[]) as ring(code, km)
    cross join lateral (
      select ${columns} from ${listedIn[list]}
      where place_code = ring.code and ${elsewhere} ${ahead}
      order by is_highlighted desc, created_at desc, offer_id desc limit ${take}
    ) as met
    order by ring.km, "isHighlighted" desc, "createdAt" desc, id desc limit ${take}`;
}
