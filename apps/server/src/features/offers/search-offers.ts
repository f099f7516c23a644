import { parisDay } from '@mitoyen/contract/core/paris-day.ts';
import type { FacetCounts } from '@mitoyen/contract/features/facets/facet-counts.schemas.ts';
import type { ListTotal } from '@mitoyen/contract/features/facets/list-totals.schemas.ts';
import type { JobFacetCounts } from '@mitoyen/contract/features/offers/job-facets.schemas.ts';
import type { OfferFilters } from '@mitoyen/contract/features/offers/offer-calls.schemas.ts';
import { jobKinds } from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
import { sql } from 'kysely';
import pLimit from 'p-limit';
import type { SessionUser } from '../../core/auth/sessions.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { presentTotal } from '../../core/lists/bounded-total.ts';
import { readByDistance } from '../../core/lists/by-distance.ts';
import type { CountCache } from '../../core/lists/list-cache.ts';
import { readListVersion } from '../../core/lists/list-versions.repository.ts';
import { countList } from '../../core/lists/read-list.ts';
import { countFacets, type FacetCache, type FacetName, hasPoint, searchAreaOf } from '../facets/index.ts';
import { type Audience, offerConditions } from './offer-conditions.ts';
import { asksNothing, type OfferCriteria, type OfferList } from './offer-criteria.ts';
import {
  type OfferPosition,
  readOfferCursor,
  readOfferDistanceCursor,
  writeOfferCursor,
} from './offer-cursor.ts';
import {
  type Applicant,
  type OfferRowPage,
  type OfferSource,
  offerOrder,
  readOfferPage,
  readOffers,
} from './offer-page.repository.ts';

/** Which page is asked for, besides what an offer must fulfil. */
export interface OfferPaging extends Pick<OfferFilters, 'order'> {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

export interface OfferListContext extends Pick<AppContext, 'db' | 'clock'> {
  /** Of this list. */
  readonly counts: CountCache;
}

type Caller = Pick<SessionUser, 'id' | 'role'> | null;

/** A page's offers, and what is told with them. */
interface FoundOffers<Row> extends Omit<OfferRowPage<Row>, 'total' | 'last'> {
  readonly total: number;
  readonly isTotalExact: boolean;
  readonly nextCursor: string | null;
}

/** Jobs are told whole to everybody. */
const audienceOf = (list: OfferList, caller: Caller): Audience =>
  caller || list === 'jobs' ? 'members' : 'everyone';

/** What a caller searches a list by: its conditions, and a name that is the same for all that find the same. */
function searchFor({ clock }: Pick<AppContext, 'clock'>, criteria: OfferCriteria, caller: Caller) {
  const view = { audience: audienceOf(criteria.list, caller), today: parisDay(clock.now()) };
  return {
    list: criteria.list,
    key: JSON.stringify([view.audience, view.today, criteria]),
    conditions: offerConditions(criteria, view),
  };
}

/** Who may apply to what a list holds: freelances to missions, job seekers to jobs. */
function applicantOf({ list }: OfferCriteria, caller: Caller): Applicant | null {
  const role = list === 'offers' ? 'freelance' : 'jobseeker';
  return caller?.role === role ? { id: caller.id, role } : null;
}

/** A page of a list of open offers: subscribers' first, then the newest, or the nearest to a place. */
export async function searchOffers<Row>(
  context: OfferListContext,
  criteria: OfferCriteria,
  { order, ...paging }: OfferPaging,
  caller: Caller,
  source: OfferSource<Row>,
): Promise<FoundOffers<Row>> {
  const isByDistance = order === 'distance' && criteria.place !== null && hasPoint(criteria.place.code);
  const find = isByDistance ? pageByDistance<Row> : newestPage<Row>;
  const { total, last, ...page } = await find(context, criteria, paging, caller, source);
  return { ...page, ...presentTotal(total), nextCursor: last && writeOfferCursor({ ...last, total }) };
}

type Paging = Pick<OfferPaging, 'cursor' | 'limit'>;

function newestPage<Row>(
  context: OfferListContext,
  criteria: OfferCriteria,
  { cursor, limit }: Paging,
  caller: Caller,
  source: OfferSource<Row>,
): Promise<OfferRowPage<Row>> {
  const { key, ...search } = searchFor(context, criteria, caller);
  return readOfferPage(context.db, context.counts, {
    key,
    query: { ...search, take: limit + 1 },
    after: cursor === undefined ? null : readOfferCursor(cursor),
    isPlain: asksNothing(criteria),
    applicant: applicantOf(criteria, caller),
    source,
  });
}

async function pageByDistance<Row>(
  context: OfferListContext,
  criteria: OfferCriteria,
  { cursor, limit }: Paging,
  caller: Caller,
  source: OfferSource<Row>,
): Promise<OfferRowPage<Row>> {
  const { db, counts } = context;
  const after = cursor === undefined ? null : readOfferDistanceCursor(cursor);
  const { key, ...search } = searchFor(context, criteria, caller);
  const area = criteria.place && searchAreaOf(criteria.place);
  const { total, places } = await readByDistance<OfferPosition>(db, counts, {
    key,
    version: after ? 0 : await readListVersion(db, criteria.list),
    query: { ...search, take: limit + 1 },
    after,
    order: (isFromCursor) => offerOrder(isFromCursor ? after : null),
    near: () => area?.near() ?? { codes: [], kms: [] },
    kmTo: (code) => area?.kmTo(code) ?? null,
    hasDistant: false,
  });
  const shown = places.slice(0, limit);
  const last = places.length > limit ? (shown.at(-1) ?? null) : null;
  const ids = shown.map(({ id }) => id);
  return { rows: await readOffers(db, ids, source), total, last, figures: null };
}

/** How far it is, in a list around a place. */
export function withDistance<Shown extends { readonly placeCode: string | null }>(
  offer: Shown,
  { place }: OfferCriteria,
): Shown & { distanceKm?: number } {
  const km = place && searchAreaOf(place).kmTo(offer.placeCode);
  return km === null ? offer : { ...offer, distanceKm: km };
}

/** How many statements a call sends at a time. */
const concurrency = 2;

/** How many offers of their list each of these searches finds. */
export async function totalOffers(
  context: OfferListContext,
  searches: readonly OfferCriteria[],
  caller: Caller,
): Promise<ListTotal[]> {
  const [first] = searches;
  if (!first) return [];
  const { db, counts } = context;
  const version = await readListVersion(db, first.list);
  const limit = pLimit(concurrency);
  const total = async (criteria: OfferCriteria) =>
    presentTotal(await countList(db, counts, { ...searchFor(context, criteria, caller), version }));
  return Promise.all(searches.map((criteria) => limit(total, criteria)));
}

const facetsOf = {
  offers: ['trades', 'phases', 'software', 'programmes', 'contexts', 'departements'],
  jobs: ['trades', 'phases', 'software', 'programmes', 'contexts', 'departements', 'contracts'],
} satisfies Record<OfferList, readonly FacetName[]>;

interface FacetContext extends OfferListContext {
  /** Of this list. */
  readonly facets: FacetCache;
}

/**
 * What can narrow a search of a list of open offers; of missions, for the signed-out, départements alone, as they are
 * told no more.
 */
export function countOfferFacets(
  context: FacetContext,
  criteria: OfferCriteria,
  caller: Caller,
): Promise<FacetCounts> {
  return countFacetsOf(context, criteria, caller);
}

/** The same of jobs, with how many there are of each contract. */
export async function countJobFacets(
  context: FacetContext,
  criteria: OfferCriteria,
  caller: Caller,
): Promise<JobFacetCounts> {
  const { contracts = [], ...counts } = await countFacetsOf(context, criteria, caller);
  const isMany = contracts.some(({ count }) => count === null);
  const kinds = isMany ? jobKinds.map((code) => ({ code, count: null })) : contracts;
  return { ...counts, contracts: kinds };
}

async function countFacetsOf(
  context: FacetContext,
  criteria: OfferCriteria,
  caller: Caller,
): Promise<FacetCounts & { contracts?: FacetCounts['trades'] }> {
  const { db, counts, facets } = context;
  const { list } = criteria;
  const isTold = audienceOf(list, caller) === 'members';
  const searchOf = (narrower: OfferCriteria) => searchFor(context, narrower, caller);
  return countFacets(
    {
      ...{ db, list, facets, counts, version: await readListVersion(db, list) },
      kinds: isTold ? facetsOf[list] : ['departements'],
      keyOf: (narrower) => searchOf(narrower).key,
      conditionsOf: (narrower) => searchOf(narrower).conditions,
      // of an offer whose place is not told in words, the signed-out learn it in no other way
      ...(!isTold && { place: sql`case when location_folded <> '' then place_code end` }),
    },
    criteria,
  );
}
