import type { FacetFilters } from '@mitoyen/contract/features/facets/facet-filters.schemas.ts';
import { exactName } from '../../core/lists/exact-search.ts';
import type { SearchWords } from '../../core/lists/search-words.ts';

/** The filters of the list of missions, kept in the page's address. */
export interface OfferFilters extends SearchWords, FacetFilters {
  /** Only offers that can be done remotely. */
  readonly remote: boolean;
}

export const noFilters: OfferFilters = {
  search: '',
  location: '',
  remote: false,
  place: '',
  radius: null,
  trade: [],
  phase: [],
  software: [],
  programme: [],
  context: [],
  order: 'shuffle',
};

/** The query parameters that the page reads. */
export const offerQueryNames: readonly string[] = [...Object.keys(noFilters), exactName];
