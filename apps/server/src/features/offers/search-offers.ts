import { parisDay } from '@mitoyen/contract/core/paris-day.ts';
import type { FacetCounts } from '@mitoyen/contract/features/facets/facet-counts.schemas.ts';
import type { ListTotal } from '@mitoyen/contract/features/facets/list-totals.schemas.ts';
import type { JobFacetCounts } from '@mitoyen/contract/features/offers/job-facets.schemas.ts';
import type { OfferFilters } from '@mitoyen/contract/features/offers/offer-calls.schemas.ts';
import { jobKinds } from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
import { sql } from 'kysely';
import type { SessionUser } from '../../core/auth/sessions.repository.ts';
import type { ListContext } from '../../core/lists/list-cache.ts';
import { presentTotal } from '../../core/lists/read-list.ts';
import {
  countFacets,
  distanceAreaOf,
  type FacetContext,
  listedFacets,
  searchAreaOf,
  totalsOf,
} from '../facets/index.ts';
import {
  type Audience,
  asksNothing,
  fitConditions,
  type OfferCriteria,
  type OfferList,
  offerSearch,
} from './offer-criteria.ts';
import { fitOrder, newestOrder, offerCursors } from './offer-order.ts';
import {
  type Applicant,
  type OfferRowPage,
  type OfferSource,
  readOfferPage,
} from './offer-page.repository.ts';

/** Which page is asked for, besides what an offer must fulfil. */
export interface OfferPaging extends Pick<OfferFilters, 'order'> {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

type Caller = Pick<SessionUser, 'id' | 'role'> | null;

/** What a response says of a page besides its offers. */
export interface OfferPageHead {
  readonly total: number;
  readonly isTotalExact: boolean;
  readonly nextCursor: string | null;
}

/** Everybody reads jobs whole. */
const audienceOf = (list: OfferList, caller: Caller): Audience =>
  caller || list === 'jobs' ? 'members' : 'everyone';

/** What a caller finds. */
const searchFor = ({ clock }: ListContext, criteria: OfferCriteria, caller: Caller) =>
  offerSearch(criteria, { audience: audienceOf(criteria.list, caller), today: parisDay(clock.now()) });

/** The caller, if they may apply to the list's offers: freelances to missions, job seekers to jobs. */
function applicantOf({ list }: OfferCriteria, caller: Caller): Applicant | null {
  const role = list === 'offers' ? 'freelance' : 'jobseeker';
  return caller?.role === role ? { id: caller.id, role } : null;
}

/** A page of a list of open offers: subscribers' first, of words those that fit best, then the newest; or the nearest. */
export async function searchOffers<Row>(
  context: ListContext,
  criteria: OfferCriteria,
  { order, cursor, limit }: OfferPaging,
  caller: Caller,
  source: OfferSource<Row>,
): Promise<OfferPageHead & Omit<OfferRowPage<Row>, 'total' | 'last'>> {
  const area = distanceAreaOf(criteria.place, order);
  const fit = fitConditions(criteria, audienceOf(criteria.list, caller));
  const { total, last, ...page } = await readOfferPage(context.db, context.counts, {
    search: searchFor(context, criteria, caller),
    area,
    order: fit && !area ? fitOrder(fit) : newestOrder,
    after: offerCursors.read(cursor, area !== null),
    take: limit + 1,
    source,
    isPlain: asksNothing(criteria),
    applicant: applicantOf(criteria, caller),
  });
  return { ...page, ...presentTotal(total), nextCursor: last && offerCursors.write({ ...last, total }) };
}

/** How far it is, in a list around a place. */
export function withDistance<Shown extends { readonly placeCode: string | null }>(
  offer: Shown,
  { place }: OfferCriteria,
): Shown & { distanceKm?: number } {
  const km = place && searchAreaOf(place).kmTo(offer.placeCode);
  return km === null ? offer : { ...offer, distanceKm: km };
}

/** How many offers of their list each of these searches finds. */
export function totalOffers(
  context: ListContext,
  searches: readonly OfferCriteria[],
  caller: Caller,
): Promise<ListTotal[]> {
  return totalsOf(
    context,
    searches.map((criteria) => searchFor(context, criteria, caller)),
  );
}

const facetsOf = {
  offers: listedFacets,
  jobs: [...listedFacets, 'contracts'],
} as const satisfies Record<OfferList, readonly string[]>;

/**
 * The facets that can narrow a list of open offers; of jobs, with the number of each contract. Of missions,
 * visitors get départements alone, since they read no more of them.
 */
export async function countOfferFacets(
  context: FacetContext,
  criteria: OfferCriteria,
  caller: Caller,
): Promise<FacetCounts & { contracts?: FacetCounts['trades'] }> {
  const { list } = criteria;
  const isTold = audienceOf(list, caller) === 'members';
  return countFacets(
    context,
    {
      kinds: isTold ? facetsOf[list] : ['departements'],
      searchOf: (narrower) => searchFor(context, narrower, caller),
      // counts by place must not tell visitors the place of an offer whose words do not
      ...(!isTold && { place: sql`case when location_folded <> '' then place_code end` }),
    },
    criteria,
  );
}

/** The same of jobs. */
export async function countJobFacets(
  context: FacetContext,
  criteria: OfferCriteria,
  caller: Caller,
): Promise<JobFacetCounts> {
  const { contracts = [], ...counts } = await countOfferFacets(context, criteria, caller);
  const isMany = contracts.some(({ count }) => count === null);
  const kinds = isMany ? jobKinds.map((code) => ({ code, count: null })) : contracts;
  return { ...counts, contracts: kinds };
}
