import type { OfferFilters } from '@mitoyen/contract/features/offers/offer-calls.schemas.ts';
import type { AnyOffer, Offer, RestrictedOffer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import type { SessionUser } from '../../core/auth/sessions.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { presentTotal } from '../../core/search/bounded-total.ts';
import type { KnownTotals } from '../../core/search/known-answers.ts';
import { readListVersion } from '../../core/search/list-versions.repository.ts';
import { hasPoint, type Surroundings } from '../facets/index.ts';
import { loadOffers } from './load-offers.ts';
import { type OfferCriteria, readOfferCriteria } from './offer-criteria.ts';
import { readOfferCursor, writeOfferCursor } from './offer-cursor.ts';
import { type OfferPlace, walkOffers } from './offer-list.repository.ts';
import { presentRestrictedOffer } from './offers.presenter.ts';
import { findRestrictedOffersByIds } from './offers.repository.ts';
import { readOutwardOfferCursor, walkOffersOutward, writeOutwardOfferCursor } from './offers-outward.ts';
import { countOfferSearch, prepareOfferSearch } from './prepare-offer-search.ts';

interface OfferSearch extends OfferFilters {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

interface OfferPage {
  readonly items: AnyOffer[];
  readonly total: number;
  readonly isTotalExact: boolean;
  readonly nextCursor: string | null;
}

interface ListContext extends AppContext {
  /** Of the list of offers. */
  readonly totals: KnownTotals;
}

/**
 * A page of the open offers: subscribers' first, then the newest, or outward from a place. Restricted for a signed-out
 * caller.
 */
export async function listOffers(
  context: ListContext,
  search: OfferSearch,
  viewer: SessionUser | null,
): Promise<OfferPage> {
  const { db } = context;
  const { order, limit } = search;
  const criteria = readOfferCriteria(search);
  const isOutward = order === 'distance' && criteria.place !== null && hasPoint(criteria.place.code);
  const page = await (isOutward ? outwardPage : newestPage)(context, criteria, search, viewer);
  const shown = page.places.slice(0, limit).map(({ id }) => id);
  const items = viewer
    ? (await loadOffers(context, shown, viewer))
        .filter((offer) => offer.kind === 'mission')
        .map((offer) => withDistance(offer, page.surroundings))
    : await loadRestrictedOffers(db, shown);
  return { items, ...presentTotal(page.total), nextCursor: page.nextCursor };
}

interface FoundPage {
  /** One more than the page holds where there are more. */
  readonly places: readonly OfferPlace[];
  readonly total: number;
  readonly nextCursor: string | null;
  readonly surroundings: Surroundings | null;
}

type Paging = Pick<OfferSearch, 'cursor' | 'limit'>;

async function newestPage(
  context: ListContext,
  criteria: OfferCriteria,
  { cursor, limit }: Paging,
  viewer: SessionUser | null,
): Promise<FoundPage> {
  const { db } = context;
  const after = cursor === undefined ? null : readOfferCursor(cursor);
  const version = after ? null : readListVersion(db, 'offers');
  // told where it is awaited
  version?.catch(() => undefined);
  const plan = await prepareOfferSearch(context, criteria, viewer);
  const { surroundings } = plan;
  const walk = { conditions: plan.conditions('page'), after, take: limit + 1 };
  const countAt = async (read: Promise<number>) => countOfferSearch(context, plan, await read);
  const [places, total] = await Promise.all([
    plan.isHopeless ? [] : walkOffers(db, walk),
    version ? countAt(version) : (after?.total ?? 0),
  ]);
  const last = places.length > limit ? places[limit - 1] : undefined;
  return { places, total, surroundings, nextCursor: last ? writeOfferCursor({ ...last, total }) : null };
}

async function outwardPage(
  context: ListContext,
  criteria: OfferCriteria,
  { cursor, limit }: Paging,
  viewer: SessionUser | null,
): Promise<FoundPage> {
  const { db } = context;
  const after = cursor === undefined ? null : readOutwardOfferCursor(cursor);
  const version = after ? 0 : await readListVersion(db, 'offers');
  const plan = await prepareOfferSearch(context, criteria, viewer);
  const { surroundings, elsewhere } = plan;
  const { place } = criteria;
  const total = after ? after.total : await countOfferSearch(context, plan, version);
  if (total === 0 || !place || !surroundings) return { places: [], total, surroundings, nextCursor: null };
  const walk = {
    place,
    surroundings,
    conditions: plan.conditions('count'),
    elsewhere,
    after,
    take: limit + 1,
  };
  const places = await walkOffersOutward(db, walk, total);
  const last = places.length > limit ? places[limit - 1] : undefined;
  return {
    places,
    total,
    surroundings,
    nextCursor: last ? writeOutwardOfferCursor({ ...last, total }) : null,
  };
}

function withDistance(offer: Offer, surroundings: Surroundings | null): Offer {
  const km = surroundings?.kmTo(offer.placeCode) ?? null;
  return km === null ? offer : { ...offer, distanceKm: km };
}

async function loadRestrictedOffers(
  db: AppContext['db'],
  ids: readonly string[],
): Promise<RestrictedOffer[]> {
  const found = new Map((await findRestrictedOffersByIds(db, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => found.get(id) ?? []).map(presentRestrictedOffer);
}
