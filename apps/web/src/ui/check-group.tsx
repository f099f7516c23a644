import { useId } from 'react';
import styles from './check-group.module.css';
import { cx } from './cx.ts';
import fieldStyles from './field.module.css';
import { FieldError, FieldHint, type FieldProps } from './field-frame.tsx';

interface CheckOption {
  readonly value: string;
  readonly label: string;
  /** In full, where the label is short: read after it, shown when pointed at. */
  readonly title?: string;
}

/** Several of a few, as small frames in a row. Native boxes: Tab moves, Space ticks. Values keep the options' order. */
export function CheckGroup({
  label,
  hint,
  error,
  name,
  values,
  options,
  onChange,
  id,
}: Omit<FieldProps, 'required'> & {
  name: string;
  values: readonly string[];
  options: readonly CheckOption[];
  onChange: (values: readonly string[]) => void;
  /** Id of the first box, where an error summary leads. */
  id?: string;
}) {
  const ownId = useId();
  const describedBy = [hint && `${ownId}-hint`, error && `${ownId}-error`].filter(Boolean).join(' ');
  const toggle = (value: string) =>
    onChange(
      options.map((option) => option.value).filter((other) => values.includes(other) !== (other === value)),
    );
  return (
    <fieldset className={fieldStyles.field} aria-describedby={describedBy || undefined}>
      <legend className={cx(fieldStyles.label, styles.legend)}>{label}</legend>
      {hint && <FieldHint id={`${ownId}-hint`}>{hint}</FieldHint>}
      <div className={styles.boxes}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.box} title={option.title}>
            <input
              type="checkbox"
              id={index === 0 ? id : undefined}
              name={name}
              value={option.value}
              aria-label={option.title && `${option.label}, ${option.title}`}
              checked={values.includes(option.value)}
              onChange={() => toggle(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
      {error && <FieldError id={`${ownId}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
