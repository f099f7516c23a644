import type { FormEvent } from 'react';
import { useDraft } from '../../core/forms/use-draft.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField, TextField } from '../../ui/field.tsx';
import styles from './offer-search.module.css';
import { offerListTexts as texts } from './offers.texts.ts';
import type { OfferFilters } from './offers-url.ts';
import type { ChangeFilters } from './use-offer-filters.ts';

const typingPauseMs = 450;

type Words = Pick<OfferFilters, 'search' | 'location'>;

function trimWords({ search, location }: Words): Words {
  return { search: search.trim(), location: location.trim() };
}

/** Words, place, remote. The list follows after a pause in typing, or at once on Enter. */
export function OfferSearch({ filters, onChange }: { filters: OfferFilters; onChange: ChangeFilters }) {
  const { search, location, remote } = filters;
  const commit = (words: Words) => onChange(words, { replace: true });
  const options = { delayMs: typingPauseMs, normalise: trimWords };
  const { draft, change, commitNow } = useDraft({ search, location }, commit, options);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    commitNow();
  };
  return (
    <search aria-label={texts.searchLabel}>
      <form className={styles.search} onSubmit={submit}>
        <div className={styles.bar}>
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
        </div>
        <CheckboxField
          label={texts.remote}
          name="remote"
          value="1"
          checked={remote}
          onChange={(event) => onChange({ remote: event.currentTarget.checked })}
        />
      </form>
    </search>
  );
}
