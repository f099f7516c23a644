import { type FocusEvent, type FormEvent, useRef } from 'react';
import { useDraft } from '../../core/forms/use-draft.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import type { Filters } from './directory.filters.ts';
import { directoryTexts as texts } from './directory.texts.ts';
import styles from './search-bar.module.css';
import type { ChangeFilters } from './use-directory-address.ts';

type Words = Pick<Filters, 'search' | 'location'>;

const typingPauseMs = 450;

function trimWords({ search, location }: Words): Words {
  return { search: search.trim(), location: location.trim() };
}

/** Specialty and location. The list follows after a pause in typing, or at once on Enter. */
export function SearchBar({ search, location, onChange }: Words & { onChange: ChangeFilters }) {
  // One search is one step of the history, however many pauses its typing had.
  const isSameSearch = useRef(false);
  const commit = (words: Words) => {
    onChange(words, { replace: isSameSearch.current });
    isSameSearch.current = true;
  };
  const options = { delayMs: typingPauseMs, normalise: trimWords };
  const { draft, change, commitNow } = useDraft({ search, location }, commit, options);
  const endSearch = () => {
    commitNow();
    isSameSearch.current = false;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    endSearch();
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) endSearch();
  };
  return (
    <search aria-label={texts.searchLabel}>
      <form className={styles.bar} onSubmit={submit} onBlur={leave}>
        <TextField
          label={texts.search}
          type="search"
          name="search"
          maxLength={200}
          placeholder={texts.searchHint}
          autoComplete="off"
          enterKeyHint="search"
          value={draft.search}
          onChange={(event) => change({ ...draft, search: event.currentTarget.value })}
        />
        <TextField
          label={texts.location}
          type="search"
          name="location"
          maxLength={100}
          placeholder={texts.locationHint}
          autoComplete="off"
          enterKeyHint="search"
          value={draft.location}
          onChange={(event) => change({ ...draft, location: event.currentTarget.value })}
        />
        <Button type="submit" variant="primary" icon="search">
          {texts.submitSearch}
        </Button>
      </form>
    </search>
  );
}
