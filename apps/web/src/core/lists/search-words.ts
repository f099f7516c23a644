import { maxLocationLength, maxSearchLength } from '@mitoyen/contract/core/search-limits.ts';

/** What a search bar holds. */
export interface SearchWords {
  readonly search: string;
  readonly location: string;
}

/** The words in an address that anybody may have typed: those that are too long are cut. */
export function readSearchWords(params: URLSearchParams): SearchWords {
  return {
    search: (params.get('search') ?? '').slice(0, maxSearchLength).trim(),
    location: (params.get('location') ?? '').slice(0, maxLocationLength).trim(),
  };
}
