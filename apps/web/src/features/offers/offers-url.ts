import type { FacetFilters } from '@mitoyen/contract/features/facets/facet-filters.schemas.ts';
import { readSearchWords, type SearchWords } from '../../core/lists/search-words.ts';

/** What a visitor asked of the offers' list; it stands in the page's address. */
export interface OfferFilters extends SearchWords {
  /** Only offers that can be done remotely. */
  readonly remote: boolean;
}

export const noFilters: OfferFilters = { search: '', location: '', remote: false };

const noFacets: Readonly<Record<keyof FacetFilters, null>> = {
  place: null,
  radius: null,
  trade: null,
  phase: null,
  software: null,
  programme: null,
  context: null,
  order: null,
};

/** The query parameters that the page reads, or keeps answers apart for. */
export const offerQueryNames: readonly string[] = [...Object.keys(noFilters), ...Object.keys(noFacets)];

/** Reads an address that anybody may have typed: what makes no sense counts as not asked. */
export function parseOfferFilters(params: URLSearchParams): OfferFilters {
  return {
    ...readSearchWords(params),
    remote: params.get('remote') === '1' || params.get('remote') === 'true',
  };
}

/** The filters in use, as query fields of the page and of the API alike. */
export function filterQuery({ search, location, remote }: OfferFilters): {
  search?: string;
  location?: string;
  remote?: '1';
} {
  return {
    ...(search && { search }),
    ...(location && { location }),
    ...(remote && { remote: '1' as const }),
  };
}

/** The page's query; what was not asked is left out of it. */
export function offerSearchParams(filters: OfferFilters): URLSearchParams {
  return new URLSearchParams(filterQuery(filters));
}

/** Whether anything at all was asked. */
export function hasCriteria(filters: OfferFilters): boolean {
  return Object.keys(filterQuery(filters)).length > 0;
}
