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
  /** How many it finds: read after the label; null while that is not known. */
  readonly count?: string | null;
}

/** The label alone where a count stands beside it; otherwise what the frame shows. */
function nameOf({ label, title, count }: CheckOption): string | undefined {
  if (title) return `${label}, ${title}`;
  return count === undefined ? undefined : label;
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
              aria-label={nameOf(option)}
              aria-describedby={option.count ? `${ownId}-${option.value}` : undefined}
              checked={values.includes(option.value)}
              onChange={() => toggle(option.value)}
            />
            {option.label}
            {option.count !== undefined && (
              <span id={`${ownId}-${option.value}`} className={styles.count}>
                {option.count}
              </span>
            )}
          </label>
        ))}
      </div>
      {error && <FieldError id={`${ownId}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
