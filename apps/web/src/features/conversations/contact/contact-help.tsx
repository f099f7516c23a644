import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { contactTexts as texts } from '../conversations.texts.ts';
import styles from './contact-dialog.module.css';
import type { ContactSubject } from './contact-starters.ts';

/** Subjects to press instead of typing one. Own words are never written over: they switch the chips off. */
export function SubjectChips({
  subjects,
  value,
  onPick,
}: {
  subjects: readonly ContactSubject[];
  value: string;
  onPick: (subject: string) => void;
}) {
  const isOwn = value.trim() !== '' && !subjects.some(({ subject }) => subject === value);
  return (
    <fieldset className={styles.chips} disabled={isOwn}>
      <legend>
        <VisuallyHidden>{texts.subjects}</VisuallyHidden>
      </legend>
      {subjects.map(({ subject }) => {
        const isPicked = subject === value;
        return (
          <button
            key={subject}
            type="button"
            className={styles.chip}
            aria-pressed={isPicked}
            onClick={() => onPick(isPicked ? '' : subject)}
          >
            {subject}
          </button>
        );
      })}
    </fieldset>
  );
}

/** Writes three lines into an empty message, and takes them out for as long as nothing else was written. */
export function StarterButton({
  content,
  starter,
  onChange,
}: {
  content: string;
  starter: string;
  onChange: (content: string) => void;
}) {
  const isEmpty = content.trim() === '';
  if (!isEmpty && content !== starter) return null;
  return (
    <button type="button" className={styles.starter} onClick={() => onChange(isEmpty ? starter : '')}>
      {isEmpty ? texts.starter : texts.withoutStarter}
    </button>
  );
}
