import type { JobFilters } from '@mitoyen/contract/features/offers/job-filters.schemas.ts';
import type { OfferFilters } from '@mitoyen/contract/features/offers/offer-calls.schemas.ts';
import type { JobKind } from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
import { foldKey } from '../../core/lists/fold-key.ts';
import { type AskedFacets, type AskedPlace, readAskedFacets, readAskedPlace } from '../facets/index.ts';
import { readTerms } from '../vocabulary/index.ts';

/** What filters ask of an offer. Null asks nothing. */
export interface OfferCriteria extends AskedFacets {
  readonly list: OfferList;
  /** Of jobs: any of these kinds, in their order. */
  readonly kinds: readonly JobKind[] | null;
  /** Of jobs: what the upper end of the salary reaches, in gross euros a year. */
  readonly minSalary: number | null;
  readonly place: AskedPlace | null;
  readonly terms: readonly string[];
  readonly location: string | null;
  readonly isRemote: boolean | null;
}

/** Whether criteria leave every open offer in. */
export const asksNothing = ({ list: _, ...asked }: OfferCriteria): boolean =>
  Object.values(asked).every((value) => value === null || (Array.isArray(value) && value.length === 0));

/** Whether something is asked that the signed-out are not told of a mission, so that they find nothing by it. */
export const hasFacets = ({ trades, phases, software, programmes, contexts }: OfferCriteria): boolean =>
  [trades, phases, software, programmes, contexts].some((asked) => asked !== null);

/** Lists of open offers, each with its table. */
export type OfferList = 'offers' | 'jobs';

/**
 * The same criteria for all filters that mean the same.
 * @throws ApiError 400 for places and codes that there are not, and for a radius around nothing.
 */
export function readOfferCriteria(filters: OfferFilters): OfferCriteria {
  const { search, location, remote } = filters;
  return {
    list: 'offers',
    kinds: null,
    minSalary: null,
    terms: readTerms(search),
    location: location === '' ? null : foldKey(location),
    isRemote: remote === '' ? null : remote === '1' || remote === 'true',
    place: readAskedPlace(filters),
    ...readAskedFacets(filters),
  };
}

/** The same for jobs. */
export function readJobCriteria({ contract, minSalary, ...filters }: JobFilters): OfferCriteria {
  const kinds = [...new Set(contract)].sort();
  return {
    ...readOfferCriteria(filters),
    list: 'jobs',
    kinds: kinds.length === 0 ? null : kinds,
    minSalary: minSalary === null ? null : Math.ceil(minSalary),
  };
}
