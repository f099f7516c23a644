import type { OfferFilters } from '@mitoyen/contract/features/offers/offer-calls.schemas.ts';
import { foldKey } from '../../core/search/fold-key.ts';
import { readTerms } from '../../core/search/read-terms.ts';

/** What filters ask of an offer. Null asks nothing. */
export interface OfferCriteria {
  readonly terms: readonly string[];
  readonly location: string | null;
  readonly isRemote: boolean | null;
}

/** The same criteria for all filters that mean the same. */
export function readOfferCriteria({ search, location, remote }: OfferFilters): OfferCriteria {
  return {
    terms: readTerms(search),
    location: location === '' ? null : foldKey(location),
    isRemote: remote === '' ? null : remote === '1' || remote === 'true',
  };
}
