import type { PlaceSuggestion } from '@mitoyen/contract/features/places/places.schemas.ts';
import { queryOptions } from '@tanstack/react-query';
import { placesQuery } from './places.queries.ts';

/** A few of one name are choices, more are a list. */
const mostNamed = 5;

/** The places that a text names as a whole, the likeliest first; none where it is only a part of their names. */
export function namedPlacesQuery(text: string) {
  const { queryKey, queryFn, staleTime } = placesQuery(text, mostNamed);
  return queryOptions({
    queryKey,
    queryFn,
    staleTime,
    retry: false,
    select: (places: PlaceSuggestion[]) => places.filter(({ named }) => named),
  });
}
