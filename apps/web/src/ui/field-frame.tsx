import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import styles from './field.module.css';
import { Icon } from './icon.tsx';
import { uiTexts } from './ui.texts.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface FieldProps {
  label: ReactNode;
  /** What to type and why, under the label. */
  hint?: ReactNode;
  /** What is wrong and how to put it right; its presence marks the field invalid. */
  error?: string | null;
  required?: boolean;
  /** Id of what else describes the field, outside of it. */
  describedBy?: string | undefined;
  /** Wrong together with other fields, whose message stands outside. */
  isInvalid?: boolean;
  /** What is to be known of the value that stands there. */
  note?: FieldNote | undefined;
}

/** Said under a field of its value: where it comes from. */
export interface FieldNote {
  readonly text: string;
  /** A way to undo it. */
  readonly action?: ReactNode;
}

export interface FieldIds {
  id: string;
  hintId: string;
  errorId: string;
  noteId: string;
}

/** The ids that tie a control to its label, hint and error. */
export function useFieldIds(givenId?: string): FieldIds {
  const ownId = useId();
  const id = givenId ?? ownId;
  return { id, hintId: `${id}-hint`, errorId: `${id}-error`, noteId: `${id}-note` };
}

/** The aria attributes of the control itself. */
function controlAttributes(
  ids: FieldIds,
  { hint, error, required, describedBy, isInvalid, note }: FieldProps,
) {
  return {
    id: ids.id,
    required: required || undefined,
    'aria-invalid': error || isInvalid ? (true as const) : undefined,
    'aria-describedby':
      [hint && ids.hintId, note && ids.noteId, error && ids.errorId, describedBy].filter(Boolean).join(' ') ||
      undefined,
  };
}

/** A field's properties, sorted: what its frame takes, what its control must carry, and what else goes to the control. */
export function useField<
  Props extends FieldProps & { id?: string | undefined; className?: string | undefined },
>(props: Props) {
  const { label, hint, error, required, describedBy, isInvalid, note, id, className, ...control } = props;
  const ids = useFieldIds(id);
  const attributes = controlAttributes(ids, props);
  return { frame: { ids, label, hint, error, required, note, className }, attributes, control };
}

/** The star of a required field; forms explain it once with `RequiredNote`. */
export function RequiredMark() {
  return (
    <span className={styles.required} aria-hidden="true">
      {' *'}
    </span>
  );
}

/** Stands above a form that has required fields. */
export function RequiredNote() {
  return (
    <p className={styles.note}>
      <span className={styles.required}>*</span> {uiTexts.requiredNote}
    </p>
  );
}

export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.hint}>
      {children}
    </p>
  );
}

export function FieldNoteLine({ id, note }: { id?: string; note: FieldNote }) {
  return (
    <div className={styles.origin}>
      <p id={id}>{note.text}</p>
      {note.action}
    </div>
  );
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.error}>
      <span className={styles.errorMark} aria-hidden="true">
        !
      </span>
      <VisuallyHidden>{uiTexts.errorPrefix}</VisuallyHidden>
      <span>{children}</span>
    </p>
  );
}

/** Label, hint and error around one control. */
export function FieldFrame({
  ids,
  label,
  hint,
  error,
  required,
  note,
  className,
  children,
}: FieldProps & { ids: FieldIds; className?: string | undefined; children: ReactNode }) {
  return (
    <div className={cx(styles.field, className)} data-invalid={error ? '' : undefined}>
      <label className={styles.label} htmlFor={ids.id}>
        {label}
        {required && <RequiredMark />}
      </label>
      {hint && <FieldHint id={ids.hintId}>{hint}</FieldHint>}
      {children}
      {note && <FieldNoteLine id={ids.noteId} note={note} />}
      {error && <FieldError id={ids.errorId}>{error}</FieldError>}
    </div>
  );
}

/** The small arrow of a select, drawn over the native control. */
export function SelectArrow() {
  return (
    <span className={styles.arrow}>
      <Icon name="chevronDown" />
    </span>
  );
}
