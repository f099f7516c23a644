import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import styles from './field.module.css';
import { FieldError, FieldHint, type FieldProps, RequiredMark, useField } from './field-frame.tsx';

/** A box to tick; its whole line is the target. */
export function CheckboxField(props: FieldProps & Omit<ComponentProps<'input'>, 'type'>) {
  const { frame, attributes, control } = useField(props);
  const { ids, label, hint, error, required, className } = frame;
  return (
    <div className={cx(styles.field, className)}>
      <label className={styles.check}>
        <input {...control} {...attributes} type="checkbox" />
        <span>
          {label}
          {required && <RequiredMark />}
        </span>
      </label>
      {(hint || error) && (
        <div className={styles.underCheck}>
          {hint && <FieldHint id={ids.hintId}>{hint}</FieldHint>}
          {error && <FieldError id={ids.errorId}>{error}</FieldError>}
        </div>
      )}
    </div>
  );
}
