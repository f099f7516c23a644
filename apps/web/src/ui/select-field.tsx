import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import styles from './field.module.css';
import { controlAttributes, FieldFrame, type FieldProps, SelectArrow, useFieldIds } from './field-frame.tsx';

export interface SelectOption {
  readonly value: string | number;
  readonly label: string;
}

/** A native select. `placeholder` is the empty first option. */
export function SelectField({
  label,
  hint,
  error,
  required,
  id,
  className,
  options,
  placeholder,
  ...select
}: FieldProps & ComponentProps<'select'> & { options: readonly SelectOption[]; placeholder?: string }) {
  const ids = useFieldIds(id);
  const frame = { label, hint, error, required };
  return (
    <FieldFrame ids={ids} {...frame} className={className}>
      <div className={styles.affixed}>
        <select {...select} {...controlAttributes(ids, frame)} className={cx(styles.control, styles.select)}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <SelectArrow />
      </div>
    </FieldFrame>
  );
}
