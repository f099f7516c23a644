import { maxLocationLength, maxSearchLength } from '@mitoyen/contract/core/search-limits.ts';
import { type FocusEvent, type FormEvent, type ReactNode, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { useDebouncedValue } from '../forms/use-debounced-value.ts';
import styles from './search-bar.module.css';
import type { SearchWords } from './search-words.ts';

interface SearchBarTexts {
  readonly searchLabel: string;
  readonly search: string;
  readonly searchHint: string;
  readonly location: string;
  readonly locationHint: string;
  readonly submitSearch: string;
}

/** The props of a place field that replaces the plain one. */
export interface LocationSlot {
  readonly name: 'location';
  readonly label: string;
  readonly placeholder: string;
  readonly maxLength: number;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Enter: the search is made at once. */
  readonly onEnter: () => void;
}

interface SearchBarProps extends SearchWords {
  /** Of the form, for a button elsewhere that sends it. */
  readonly id?: string;
  readonly texts: SearchBarTexts;
  /** `replace`: the same search continues, so that Back does not undo it letter by letter. */
  readonly onChange: (words: SearchWords, options: { replace: boolean }) => void;
  /** After Enter or its button. */
  readonly onSent?: () => void;
  /** Replaces the plain field of the place. */
  readonly locationField?: (slot: LocationSlot) => ReactNode;
  /** Other filters, under the words. */
  readonly children?: ReactNode;
}

const typingPauseMs = 450;

function trimWords({ search, location }: SearchWords): SearchWords {
  return { search: search.trim(), location: location.trim() };
}

const isTooLong = ({ search, location }: SearchWords) =>
  search.length > maxSearchLength || location.length > maxLocationLength;

/** Fields for words and place. The list follows after a pause in typing, or at once on Enter. */
export function SearchBar({
  id,
  search,
  location,
  texts,
  onChange,
  onSent,
  locationField,
  children,
}: SearchBarProps) {
  // One search is one step of the history, however many pauses its typing had.
  const isSameSearch = useRef(false);
  const commit = (words: SearchWords) => {
    // the field shows the error: no search until it is corrected
    if (isTooLong(words)) return;
    onChange(words, { replace: isSameSearch.current });
    isSameSearch.current = true;
  };
  const options = { delayMs: typingPauseMs, normalise: trimWords };
  const { typed, change, commitNow } = useDebouncedValue<SearchWords>({ search, location }, commit, options);
  const endSearch = () => {
    commitNow();
    isSameSearch.current = false;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    endSearch();
    onSent?.();
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) endSearch();
  };
  const word = (name: keyof SearchWords, maxLength: number) => ({
    name,
    maxLength,
    label: texts[name],
    placeholder: texts[`${name}Hint`],
    value: typed[name],
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      change({ ...typed, [name]: event.currentTarget.value }),
  });
  return (
    <search aria-label={texts.searchLabel}>
      <form id={id} className={styles.search} onSubmit={submit} onBlur={leave}>
        <div className={styles.bar}>
          <TextField
            {...word('search', maxSearchLength)}
            type="search"
            autoComplete="off"
            enterKeyHint="search"
          />
          {locationField ? (
            locationField({
              name: 'location',
              label: texts.location,
              placeholder: texts.locationHint,
              maxLength: maxLocationLength,
              text: typed.location,
              onText: (text) => change({ ...typed, location: text }),
              onEnter: () => {
                endSearch();
                onSent?.();
              },
            })
          ) : (
            <TextField
              {...word('location', maxLocationLength)}
              type="search"
              autoComplete="off"
              enterKeyHint="search"
            />
          )}
          <Button type="submit" variant="primary" icon="search">
            {texts.submitSearch}
          </Button>
        </div>
        {children}
      </form>
    </search>
  );
}
