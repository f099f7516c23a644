import { maxLocationLength } from '@mitoyen/contract/core/search-limits.ts';
import { readText } from '../pages/read-address.ts';

/** What a search bar holds. */
export interface SearchWords {
  readonly search: string;
  readonly location: string;
}

/** The words in an address that anybody may have typed: those that are too long are cut. */
export function readSearchWords(params: URLSearchParams): SearchWords {
  return {
    search: readText(params, 'search'),
    location: readText(params, 'location', maxLocationLength),
  };
}
