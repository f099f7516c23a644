import { readSearchWords } from '../../core/lists/search-words.ts';
import { readFieldFilters } from '../field-search/index.ts';
import { noFilters, type OfferFilters } from './offers.filters.ts';

/** Reads an address that anybody may have typed: what makes no sense counts as not asked. */
export function parseOfferFilters(params: URLSearchParams): OfferFilters {
  return {
    ...readFieldFilters(params),
    ...readSearchWords(params),
    remote: params.get('remote') === '1' || params.get('remote') === 'true',
  };
}

type OfferQuery = Partial<Omit<OfferFilters, 'remote'>> & { readonly remote?: '1' };

/** The filters in use, as query fields of the page and of the API alike. */
export function filterQuery({ remote, ...others }: OfferFilters): OfferQuery {
  const names = Object.keys(others) as (keyof typeof others)[];
  const used = names.filter((name) => String(others[name]) !== String(noFilters[name]));
  return { ...Object.fromEntries(used.map((name) => [name, others[name]])), ...(remote && { remote: '1' }) };
}

/** Query fields as a page's address holds them: a list repeats its name. */
export function searchParamsOf(query: object): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const item of [value].flat()) params.append(name, String(item));
  return params;
}

/** The page's query; what was not asked is left out of it. */
export function offerSearchParams(filters: OfferFilters): URLSearchParams {
  return searchParamsOf(filterQuery(filters));
}

/** Whether anything at all was asked. */
export function hasCriteria(filters: OfferFilters): boolean {
  return Object.keys(filterQuery(filters)).length > 0;
}
