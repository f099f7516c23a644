import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { placeQuery } from '../places/index.ts';
import type { SearchedFilters } from './apply-finds.ts';
import { choosePlace, withoutPlace } from './field.filters.ts';

/**
 * What stands in a field for the place: the name of the one that is searched around, else the text that is searched as it
 * stands. Each answer is what a choice or a text changes of the search.
 */
export function usePlaceWords(filters: SearchedFilters) {
  const { location, place } = filters;
  const known = useQuery({ ...placeQuery(place), enabled: place !== '' });
  const chosen = useRef<{ code: string; name: string } | null>(null);
  const chosenName = chosen.current?.code === place ? chosen.current.name : place;
  const name = place === '' ? '' : (known.data?.name ?? chosenName);
  return {
    /** Of the place searched around; empty for none. */
    name,
    text: place === '' ? location : name,
    choose(code: string, text: string) {
      chosen.current = { code, name: text };
      return { ...choosePlace(code, filters), location: '' };
    },
    forget() {
      chosen.current = null;
    },
    /** What stands there is the place's name as long as nobody types. */
    isPlace: (text: string) => text !== '' && [name, chosen.current?.name].includes(text),
    searchText: (text: string) => ({ ...(place !== '' && withoutPlace(filters)), location: text }),
  };
}
