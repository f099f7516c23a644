import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import fieldStyles from './field.module.css';
import { FieldError, FieldHint, type FieldProps, RequiredMark } from './field-frame.tsx';
import styles from './radio-cards.module.css';

export interface RadioCard<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly description?: ReactNode;
}

/** A choice among a few, each in its own frame. Native radios: arrows move, Space ticks. */
export function RadioCards<Value extends string>({
  label,
  hint,
  error,
  required,
  name,
  value,
  options,
  onChange,
  id,
}: FieldProps & {
  name: string;
  value: Value | null;
  options: readonly RadioCard<Value>[];
  onChange: (value: Value) => void;
  /** Id of the first radio, where an error summary leads. */
  id?: string;
}) {
  const ownId = useId();
  const describedBy = [hint && `${ownId}-hint`, error && `${ownId}-error`].filter(Boolean).join(' ');
  return (
    <fieldset className={fieldStyles.field} aria-describedby={describedBy || undefined}>
      <legend className={cx(fieldStyles.label, styles.legend)}>
        {label}
        {required && <RequiredMark />}
      </legend>
      {hint && <FieldHint id={`${ownId}-hint`}>{hint}</FieldHint>}
      <div className={styles.cards}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.card}>
            <input
              type="radio"
              id={index === 0 ? id : undefined}
              name={name}
              value={option.value}
              checked={option.value === value}
              required={required}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.text}>
              <span className={styles.name}>{option.label}</span>
              {option.description && <span className={styles.description}>{option.description}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && <FieldError id={`${ownId}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
