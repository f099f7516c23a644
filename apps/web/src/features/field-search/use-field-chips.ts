import { type QueryClient, useQuery } from '@tanstack/react-query';
import { placeQuery } from '../places/index.ts';
import { vocabularyQuery } from '../vocabulary/index.ts';
import { type FieldFilters, facetNames } from './field.filters.ts';
import { type FieldChip, fieldChips } from './field-chips.ts';

const usesVocabulary = (filters: FieldFilters) => facetNames.some((facet) => filters[facet].length > 0);

/** The active criteria besides words; names of codes come when they have been fetched. */
export function useFieldChips(filters: FieldFilters): readonly FieldChip[] {
  const vocabulary = useQuery({ ...vocabularyQuery(), enabled: usesVocabulary(filters) });
  const place = useQuery({ ...placeQuery(filters.place), enabled: filters.place !== '' });
  return fieldChips(filters, { vocabulary: vocabulary.data, place: place.data?.name ?? filters.place });
}

/** Fetches these names before a page is shown. */
export function prefetchChipNames(queryClient: QueryClient, filters: FieldFilters): Promise<unknown> {
  return Promise.all([
    usesVocabulary(filters) && queryClient.prefetchQuery(vocabularyQuery()),
    filters.place !== '' && queryClient.prefetchQuery(placeQuery(filters.place)),
  ]);
}
