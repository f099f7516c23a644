import { maxMessageLength } from '@mitoyen/contract/features/conversations/conversations.schemas.ts';
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { useFormDraft } from '../../core/form-draft.ts';
import { Button } from '../../ui/button.tsx';
import styles from './composer.module.css';
import { chatTexts as texts } from './conversations.texts.ts';

/** With a real keyboard Enter sends; on a phone it makes a new line, as its other applications do. */
function hasKeyboard(): boolean {
  return window.matchMedia('(hover: hover) and (pointer: fine)').matches;
}

/** Where one writes. `draftKey` names what is kept when the page is left in mid-sentence. */
export function Composer({ draftKey, onSend }: { draftKey: string; onSend: (content: string) => void }) {
  const id = useId();
  const [values, setValues] = useState({ content: '' });
  useFormDraft(draftKey, values, { restore: ({ content = '' }) => setValues({ content }) });
  const content = values.content.trim();
  const send = () => {
    if (content === '') return;
    onSend(content);
    setValues({ content: '' });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !hasKeyboard()) return;
    event.preventDefault();
    send();
  };
  return (
    <form className={styles.composer} onSubmit={submit}>
      <label className={styles.label} htmlFor={id}>
        {texts.field}
      </label>
      <div className={styles.grow} data-content={`${values.content} `}>
        <textarea
          id={id}
          className={styles.field}
          rows={1}
          maxLength={maxMessageLength}
          placeholder={texts.placeholder}
          aria-describedby={`${id}-hint`}
          value={values.content}
          onChange={(event) => setValues({ content: event.currentTarget.value })}
          onKeyDown={onKeyDown}
        />
      </div>
      <Button type="submit" variant="primary" disabled={content === ''}>
        {texts.send}
      </Button>
      <p id={`${id}-hint`} className={styles.hint}>
        {texts.enterHint}
      </p>
    </form>
  );
}
