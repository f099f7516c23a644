import type { OfferFilters } from '@mitoyen/contract/features/offers/offer-calls.schemas.ts';
import { foldKey } from '../../core/search/fold-key.ts';
import { readTerms } from '../../core/search/read-terms.ts';
import { type AskedFacets, type AskedPlace, readAskedFacets, readAskedPlace } from '../facets/index.ts';

/** What filters ask of an offer. Null asks nothing. */
export interface OfferCriteria extends AskedFacets {
  readonly place: AskedPlace | null;
  readonly terms: readonly string[];
  readonly location: string | null;
  readonly isRemote: boolean | null;
}

/**
 * The same criteria for all filters that mean the same.
 * @throws ApiError 400 for places and codes that there are not, and for a radius around nothing.
 */
export function readOfferCriteria(filters: OfferFilters): OfferCriteria {
  const { search, location, remote } = filters;
  return {
    terms: readTerms(search),
    location: location === '' ? null : foldKey(location),
    isRemote: remote === '' ? null : remote === '1' || remote === 'true',
    place: readAskedPlace(filters),
    ...readAskedFacets(filters),
  };
}
