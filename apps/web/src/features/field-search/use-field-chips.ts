import { type QueryClient, useQuery } from '@tanstack/react-query';
import { namedPlacesQuery, placeQuery } from '../places/index.ts';
import { vocabularyQuery } from '../vocabulary/index.ts';
import { type FieldFilters, facetNames } from './field.filters.ts';
import { type FieldChip, fieldChips } from './field-chips.ts';
import { isAskable } from './place-choices.tsx';

const usesVocabulary = (filters: FieldFilters) => facetNames.some((facet) => filters[facet].length > 0);

/** The active criteria besides words; names of codes come when they have been fetched. */
export function useFieldChips(filters: FieldFilters): readonly FieldChip[] {
  const vocabulary = useQuery({ ...vocabularyQuery(), enabled: usesVocabulary(filters) });
  const place = useQuery({ ...placeQuery(filters.place), enabled: filters.place !== '' });
  return fieldChips(filters, { vocabulary: vocabulary.data, place: place.data?.name ?? filters.place });
}

/** Fetches these names before a page is shown, and what its text of a place names. */
export function prefetchChipNames(
  queryClient: QueryClient,
  filters: FieldFilters & { readonly location: string },
): Promise<unknown> {
  const { place, location } = filters;
  return Promise.all([
    place === '' && isAskable(location) && queryClient.prefetchQuery(namedPlacesQuery(location)),
    usesVocabulary(filters) && queryClient.prefetchQuery(vocabularyQuery()),
    place !== '' && queryClient.prefetchQuery(placeQuery(place)),
  ]);
}
