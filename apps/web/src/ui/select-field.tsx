import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import styles from './field.module.css';
import { FieldFrame, type FieldProps, SelectArrow, useField } from './field-frame.tsx';

export interface SelectOption {
  readonly value: string | number;
  readonly label: string;
}

/** A native select. `placeholder` is the empty first option. */
export function SelectField({
  options,
  placeholder,
  ...props
}: FieldProps & ComponentProps<'select'> & { options: readonly SelectOption[]; placeholder?: string }) {
  const { frame, attributes, control } = useField(props);
  return (
    <FieldFrame {...frame}>
      <div className={styles.affixed}>
        <select {...control} {...attributes} className={cx(styles.control, styles.select)}>
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
