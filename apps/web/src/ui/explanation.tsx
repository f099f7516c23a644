import { type ReactNode, useId } from 'react';
import styles from './explanation.module.css';
import { uiTexts } from './ui.texts.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** The mark of what says more when it is pressed. */
export function QuestionMark() {
  return (
    <span className={styles.mark} aria-hidden="true">
      ?
    </span>
  );
}

/** `opener` shows `children` when pressed, by keyboard, touch or mouse; Escape or a press beside it closes. */
export function Explained({ opener, children }: { opener: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <span className={styles.explained}>
      <button type="button" className={styles.button} popoverTarget={id}>
        {opener}
      </button>
      <span id={id} popover="auto" className={styles.explanation}>
        {children}
      </span>
    </span>
  );
}

/** A '?' with what is worth knowing and prevents no mistake: that stands in sight. `about`: what it explains. */
export function Explanation({ about, children }: { about: ReactNode; children: ReactNode }) {
  const opener = (
    <span className={styles.alone}>
      <VisuallyHidden>
        {uiTexts.explanationPrefix}
        {about}
      </VisuallyHidden>
      <QuestionMark />
    </span>
  );
  return <Explained opener={opener}>{children}</Explained>;
}
