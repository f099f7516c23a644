import type { FocusEvent } from 'react';
import { cx } from '../../../ui/cx.ts';
import fieldStyles from '../../../ui/field.module.css';
import { NumberField, SelectField } from '../../../ui/field.tsx';
import { FieldError, useFieldIds } from '../../../ui/field-frame.tsx';
import { careerTexts as texts } from './career.texts.ts';
import { monthOptions } from './career-months.ts';
import styles from './month-field.module.css';

const months = monthOptions();

/** A month of a year, half of which may be missing while it is typed: `2021-03`, `2021-`, `-03`. */
export function MonthField({
  id,
  label,
  value,
  error,
  onChange,
  onLeave,
}: {
  /** Of its first control, where an error summary leads. */
  id: string;
  label: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  onLeave: () => void;
}) {
  const ids = useFieldIds(id);
  const [year = '', month = ''] = value.split('-');
  const shared = { describedBy: error && ids.errorId, isInvalid: Boolean(error) };
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onLeave();
  };
  return (
    <fieldset className={fieldStyles.field} onBlur={onBlur}>
      <legend className={cx(fieldStyles.label, styles.legend)}>{label}</legend>
      <div className={styles.row}>
        <SelectField
          {...shared}
          id={id}
          label={texts.month}
          placeholder="–"
          options={months}
          value={month}
          onChange={(event) => onChange(`${year}-${event.target.value}`)}
        />
        <NumberField
          {...shared}
          label={texts.year}
          integer
          value={year}
          onChange={(event) => onChange(`${event.target.value.trim()}-${month}`)}
        />
      </div>
      {error && <FieldError id={ids.errorId}>{error}</FieldError>}
    </fieldset>
  );
}
