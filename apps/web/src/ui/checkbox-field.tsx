import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import styles from './field.module.css';
import {
  controlAttributes,
  FieldError,
  FieldHint,
  type FieldProps,
  RequiredMark,
  useFieldIds,
} from './field-frame.tsx';

/** A box to tick; its whole line is the target. */
export function CheckboxField({
  label,
  hint,
  error,
  required,
  id,
  className,
  ...input
}: FieldProps & Omit<ComponentProps<'input'>, 'type'>) {
  const ids = useFieldIds(id);
  return (
    <div className={cx(styles.field, className)}>
      <label className={styles.check} htmlFor={ids.id}>
        <input {...input} {...controlAttributes(ids, { label, hint, error, required })} type="checkbox" />
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
