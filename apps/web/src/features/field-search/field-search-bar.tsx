import { type ComponentProps, useId, useRef } from 'react';
import { SearchBar } from '../../core/lists/search-bar.tsx';
import { PlaceField } from '../places/index.ts';
import type { SearchedFilters } from './apply-finds.ts';
import { AroundPlace } from './around-place.tsx';
import type { FoundCount } from './parts.types.ts';
import { PlaceChoices } from './place-choices.tsx';
import { searchLine } from './search-line.ts';
import { SearchSheet } from './search-sheet.tsx';
import { usePlaceWords } from './use-place-words.ts';
import { useSearchSheet } from './use-search-sheet.ts';

interface FieldSearchBarProps {
  readonly filters: SearchedFilters;
  readonly texts: ComponentProps<typeof SearchBar>['texts'] & {
    readonly seeFound: (count: number, isExact: boolean) => string;
    readonly reset: string;
  };
  readonly orders: ComponentProps<typeof AroundPlace>['orders'];
  /** How many the search finds; undefined while that is on its way. */
  readonly found: FoundCount | undefined;
  readonly onChange: (change: Partial<SearchedFilters>, options?: { replace?: boolean }) => void;
  /** Null where nothing is asked. */
  readonly onReset: (() => void) | null;
}

/**
 * Words and place. A place that is chosen from the list is searched around, any other text is searched as it stands. On a
 * phone, one line that opens them.
 */
export function FieldSearchBar({ filters, texts, orders, found, onReset, ...props }: FieldSearchBarProps) {
  const formId = useId();
  const sheetRef = useRef<HTMLDivElement>(null);
  const sheet = useSearchSheet(sheetRef);
  const onChange: FieldSearchBarProps['onChange'] = (change, options) =>
    props.onChange(change, sheet.isOwnStep ? { replace: true } : options);
  const words = usePlaceWords(filters);
  const changeWords: ComponentProps<typeof SearchBar>['onChange'] = ({ search, location }, options) => {
    onChange({ search, ...(!words.isPlace(location) && words.searchText(location)) }, options);
  };
  // not before it opens: as a page comes alive, a list may be asked for anew, of which the server knew nothing
  const isCounted = sheet.isOpen && found !== undefined;
  return (
    <SearchSheet
      ref={sheetRef}
      sheet={sheet}
      title={texts.searchLabel}
      line={searchLine(filters, words.name)}
      formId={formId}
      submit={isCounted ? texts.seeFound(found.total, found.isTotalExact) : texts.submitSearch}
      reset={texts.reset}
      onReset={onReset}
    >
      <SearchBar
        id={formId}
        search={filters.search}
        location={words.text}
        texts={texts}
        onChange={changeWords}
        onSent={sheet.close}
        locationField={({ text, onText, ...slot }) => (
          <PlaceField
            {...slot}
            text={text}
            code={filters.place || null}
            isRecognisedShown={false}
            autoComplete="off"
            enterKeyHint="search"
            onChange={({ text: typed, code }) => {
              onText(typed);
              if (code === null) words.forget();
              else onChange(words.choose(code, typed));
            }}
          />
        )}
      >
        <PlaceChoices
          text={filters.place === '' ? filters.location : ''}
          onChoose={(code, name) => onChange(words.choose(code, name))}
        />
        <AroundPlace filters={filters} orders={orders} onChange={onChange} />
      </SearchBar>
    </SearchSheet>
  );
}
