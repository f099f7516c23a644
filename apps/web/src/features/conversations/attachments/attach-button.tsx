import { useRef } from 'react';
import { IconButton } from '../../../ui/button.tsx';
import styles from './attachments.module.css';
import { attachmentTexts as texts } from './attachments.texts.ts';
import { attachmentRules } from './use-enclosures.ts';

/** Picks files for the next message. */
export function AttachButton({ onPick }: { onPick: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton icon="attach" label={texts.add} onClick={() => input.current?.click()} />
      <input
        ref={input}
        className={styles.input}
        type="file"
        multiple
        accept={attachmentRules.accept}
        aria-label={texts.add}
        tabIndex={-1}
        onChange={(event) => {
          onPick([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}
