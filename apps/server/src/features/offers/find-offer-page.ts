import type { OfferFilters } from '@mitoyen/contract/features/offers/offer-calls.schemas.ts';
import type { SessionUser } from '../../core/auth/sessions.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { presentTotal } from '../../core/search/bounded-total.ts';
import type { KnownTotals } from '../../core/search/known-answers.ts';
import { versionFor } from '../../core/search/term-words.ts';
import type { OfferFigures } from '../applications/index.ts';
import { hasPoint, type Surroundings } from '../facets/index.ts';
import type { OfferCriteria } from './offer-criteria.ts';
import { readOfferCursor, writeOfferCursor } from './offer-cursor.ts';
import {
  type Applicant,
  type OfferSource,
  readFirstOffers,
  readOfferPage,
  readOffers,
} from './offer-page.repository.ts';
import { readOutwardOfferCursor, walkOffersOutward, writeOutwardOfferCursor } from './offers-outward.ts';
import { countOfferSearch, prepareOfferSearch } from './prepare-offer-search.ts';

/** Which page is asked for, besides what an offer must fulfil. */
export interface OfferPaging extends Pick<OfferFilters, 'order'> {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

export interface ListContext extends AppContext {
  /** Of this list. */
  readonly totals: KnownTotals;
}

/** A page's offers, and what is told with them. */
interface OfferRowPage<Row> {
  readonly rows: readonly Row[];
  readonly surroundings: Surroundings | null;
  readonly total: number;
  readonly isTotalExact: boolean;
  readonly nextCursor: string | null;
  /** Of these offers for the viewer, where they came along. */
  readonly figures: OfferFigures | null;
}

/** A page of a list of open offers: subscribers' first, then the newest, or outward from a place. */
export async function findOfferPage<Row extends { readonly id: string }>(
  context: ListContext,
  criteria: OfferCriteria,
  paging: OfferPaging,
  viewer: SessionUser | null,
  source: OfferSource<Row>,
): Promise<OfferRowPage<Row>> {
  const { order, limit } = paging;
  const isOutward = order === 'distance' && criteria.place !== null && hasPoint(criteria.place.code);
  const page = await (isOutward ? outwardPage : newestPage)(context, criteria, paging, viewer, source);
  const found = new Map(page.rows.map((row) => [row.id, row]));
  return {
    rows: page.ids.slice(0, limit).flatMap((id) => found.get(id) ?? []),
    surroundings: page.surroundings,
    ...presentTotal(page.total),
    nextCursor: page.nextCursor,
    figures: page.figures,
  };
}

interface FoundPage<Row> {
  /** One more than the page holds where there are more. */
  readonly ids: readonly string[];
  readonly rows: readonly Row[];
  readonly total: number;
  readonly nextCursor: string | null;
  readonly surroundings: Surroundings | null;
  readonly figures: OfferFigures | null;
}

/** Who may apply to what a list holds: freelances to missions, job seekers to jobs. */
function applicantOf({ list }: OfferCriteria, viewer: SessionUser | null): Applicant | null {
  const role = list === 'offers' ? 'freelance' : 'jobseeker';
  return viewer?.role === role ? { id: viewer.id, role } : null;
}

type Paging = Pick<OfferPaging, 'cursor' | 'limit'>;

async function newestPage<Row>(
  context: ListContext,
  criteria: OfferCriteria,
  { cursor, limit }: Paging,
  viewer: SessionUser | null,
  source: OfferSource<Row>,
): Promise<FoundPage<Row>> {
  const { db, totals } = context;
  const after = cursor === undefined ? null : readOfferCursor(cursor);
  const plan = await prepareOfferSearch(context, criteria, viewer);
  const { surroundings } = plan;
  const read = (total: number) => {
    const { followed } = plan;
    const fetching = plan.isPlain ? null : { conditions: plan.conditions('count'), followed, total };
    if (plan.isHopeless) return null;
    const walk = () => ({
      list: criteria.list,
      conditions: plan.conditions('page'),
      fetching,
      after,
      take: limit + 1,
    });
    return plan.isPlain && !after
      ? readFirstOffers(db, walk, source, {
          shape: `${plan.key} ${limit}`,
          applicant: applicantOf(criteria, viewer),
        })
      : readOfferPage(db, walk(), source);
  };
  const countFrom = async (from: { readonly version: number | null }) =>
    countOfferSearch(context, plan, await versionFor(db, criteria.list, from));
  const findBoth = async () => {
    // how a page is found depends on how many there are, were it lately; a list without conditions is read as it is
    const known = plan.isPlain ? 0 : (after?.total ?? (await totals.last(plan.key)?.answer));
    if (known === undefined) {
      const total = await countFrom(plan);
      return [total, total === 0 ? null : await read(total)] as const;
    }
    const reading = read(known);
    if (after) return [after.total, await reading] as const;
    // where words have told no version, a total that is known is held against the page's
    const isKnown = plan.version === null && totals.last(plan.key) !== null;
    const counting = isKnown ? reading?.then(countFrom) : countFrom(plan);
    return Promise.all([counting ?? 0, reading]);
  };
  const [total, page] = await findBoth();
  const { ids, last, rows, figures } = page ?? { ids: [], last: null, rows: [], figures: null };
  const nextCursor = last && writeOfferCursor({ ...last, total });
  return { ids, rows, total, surroundings, nextCursor, figures };
}

async function outwardPage<Row>(
  context: ListContext,
  criteria: OfferCriteria,
  { cursor, limit }: Paging,
  viewer: SessionUser | null,
  source: OfferSource<Row>,
): Promise<FoundPage<Row>> {
  const { db } = context;
  const after = cursor === undefined ? null : readOutwardOfferCursor(cursor);
  const plan = await prepareOfferSearch(context, criteria, viewer);
  const { surroundings } = plan;
  const { place } = criteria;
  const total = after
    ? after.total
    : await countOfferSearch(context, plan, await versionFor(db, criteria.list, plan));
  if (total === 0 || !place || !surroundings) {
    return { ids: [], rows: [], total, surroundings, nextCursor: null, figures: null };
  }
  const walk = {
    list: criteria.list,
    place,
    surroundings,
    conditions: plan.conditions('count'),
    elsewhere: plan.elsewhere(),
    after,
    take: limit + 1,
  };
  const places = await walkOffersOutward(db, walk, total);
  const last = places.length > limit ? places[limit - 1] : undefined;
  const ids = places.map(({ id }) => id);
  return {
    ids,
    rows: await readOffers(db, ids, source),
    total,
    surroundings,
    figures: null,
    nextCursor: last ? writeOutwardOfferCursor({ ...last, total }) : null,
  };
}

/** How far it is, in a list around a place. */
export function withDistance<Shown extends { readonly placeCode: string | null }>(
  offer: Shown,
  surroundings: Surroundings | null,
): Shown & { distanceKm?: number } {
  const km = surroundings?.kmTo(offer.placeCode) ?? null;
  return km === null ? offer : { ...offer, distanceKm: km };
}
