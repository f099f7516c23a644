import type { Find } from '@mitoyen/contract/features/vocabulary/understand.ts';
import { choosePlace, type FacetName, type FieldFilters } from './field.filters.ts';

/** What a page's search holds that finds can change. */
export type SearchedFilters = FieldFilters & { readonly search: string; readonly location: string };

const add = (values: readonly string[], code: string) => (values.includes(code) ? values : [...values, code]);

/** The filters with these finds instead of the words they were read from; `words` is what is left of the search. */
export function applyFinds(
  filters: SearchedFilters,
  finds: readonly Pick<Find, 'kind' | 'code'>[],
  words: string,
): Partial<SearchedFilters> {
  const facets: Partial<Record<FacetName, readonly string[]>> = {};
  let place: Partial<SearchedFilters> = {};
  for (const { kind, code } of finds) {
    if (kind === 'place') place = { ...choosePlace(code, filters), location: '' };
    else facets[kind] = add(facets[kind] ?? filters[kind], code);
  }
  return { search: words, ...facets, ...place } as Partial<SearchedFilters>;
}

/** A text without one of its parts. */
export function without(text: string, { start, end }: Pick<Find, 'start' | 'end'>): string {
  return `${text.slice(0, start)} ${text.slice(end)}`.replace(/\s+/g, ' ').trim();
}
