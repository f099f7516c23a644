import { readSearch } from '@mitoyen/contract/features/directory/directory.rules.ts';
import type { OfferFilters } from '@mitoyen/contract/features/offers/offer-calls.schemas.ts';
import { foldKey } from '../../core/search/fold-key.ts';

/** What filters ask of an offer. Null asks nothing. */
export interface OfferCriteria {
  readonly terms: readonly string[];
  readonly location: string | null;
  readonly isRemote: boolean | null;
}

/** The same criteria for all filters that mean the same. */
export function readOfferCriteria({ search, location, remote }: OfferFilters): OfferCriteria {
  return {
    terms: [...new Set(readSearch(search).terms.map(foldKey))].sort(),
    location: location === '' ? null : foldKey(location),
    isRemote: remote === '' ? null : remote === '1' || remote === 'true',
  };
}
