import { maxSearchLength } from '@mitoyen/contract/core/search-limits.ts';
import type { FormEvent } from 'react';
import { useDebouncedValue } from '../../../core/forms/use-debounced-value.ts';
import { TextField } from '../../../ui/field.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { conversationTexts as texts } from '../conversations.texts.ts';
import styles from './conversation-list.module.css';

const typingPauseMs = 350;
const trim = (text: string) => text.trim();

/** A word of a message, a name, a subject. The list follows after a pause in typing, or at once on Enter. */
export function ConversationSearch({
  search,
  onChange,
  found,
}: {
  search: string;
  onChange: (search: string) => void;
  /** How many fit the search, once it is known. */
  found: number | undefined;
}) {
  const options = { delayMs: typingPauseMs, normalise: trim };
  // the field says of what is too long that it is
  const commit = (text: string) => text.length <= maxSearchLength && onChange(text);
  const { typed, change, commitNow } = useDebouncedValue(search, commit, options);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    commitNow();
  };
  return (
    <search className={styles.search} aria-label={`${texts.search} ${texts.searchIn}`}>
      <form onSubmit={submit}>
        <TextField
          label={
            <>
              {texts.search}
              <VisuallyHidden>{` ${texts.searchIn}`}</VisuallyHidden>
            </>
          }
          type="search"
          name="search"
          maxLength={maxSearchLength}
          placeholder={texts.searchHint}
          autoComplete="off"
          enterKeyHint="search"
          value={typed}
          onChange={(event) => change(event.currentTarget.value)}
        />
      </form>
      <div role="status">
        {search !== '' && found !== undefined && <VisuallyHidden>{texts.found(found)}</VisuallyHidden>}
      </div>
    </search>
  );
}
