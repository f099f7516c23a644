import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useRef } from 'react';
import { SearchBar } from '../../core/lists/search-bar.tsx';
import { PlaceField, placeQuery } from '../places/index.ts';
import type { SearchedFilters } from './apply-finds.ts';
import { AroundPlace } from './around-place.tsx';
import { choosePlace, withoutPlace } from './field.filters.ts';

interface FieldSearchBarProps {
  readonly filters: SearchedFilters;
  readonly texts: ComponentProps<typeof SearchBar>['texts'];
  readonly orders: ComponentProps<typeof AroundPlace>['orders'];
  readonly onChange: (change: Partial<SearchedFilters>, options?: { replace?: boolean }) => void;
  readonly children?: ComponentProps<typeof SearchBar>['children'];
}

/** Words and place. A place that is chosen from the list is searched around, any other text is searched as it stands. */
export function FieldSearchBar({ filters, texts, orders, onChange, children }: FieldSearchBarProps) {
  const { search, location, place } = filters;
  const known = useQuery({ ...placeQuery(place), enabled: place !== '' });
  const chosen = useRef<{ code: string; name: string } | null>(null);
  const name =
    place === '' ? '' : (known.data?.name ?? (chosen.current?.code === place ? chosen.current.name : place));

  const changeWords: ComponentProps<typeof SearchBar>['onChange'] = (words, options) => {
    // what stands in the field is the chosen place's name as long as nobody types there
    const isPlace = [name, chosen.current?.name].includes(words.location) && words.location !== '';
    onChange(
      isPlace ? { search: words.search } : { ...(place !== '' && withoutPlace(filters)), ...words },
      options,
    );
  };
  return (
    <SearchBar
      search={search}
      location={place === '' ? location : name}
      texts={texts}
      onChange={changeWords}
      locationField={({ text, onText, ...slot }) => (
        <PlaceField
          {...slot}
          text={text}
          code={place || null}
          isRecognisedShown={false}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ text: typed, code }) => {
            if (code === null) {
              chosen.current = null;
              return onText(typed);
            }
            chosen.current = { code, name: typed };
            onText(typed);
            onChange({ ...choosePlace(code, filters), location: '' });
          }}
        />
      )}
    >
      <AroundPlace filters={filters} orders={orders} onChange={onChange} />
      {children}
    </SearchBar>
  );
}
