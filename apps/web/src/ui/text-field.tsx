import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import styles from './field.module.css';
import { controlAttributes, FieldFrame, type FieldProps, useFieldIds } from './field-frame.tsx';
import { formatNumber } from './format.ts';

/** One line of text. Other attributes go to the native input. */
export function TextField({
  label,
  hint,
  error,
  required,
  id,
  className,
  ...input
}: FieldProps & ComponentProps<'input'>) {
  const ids = useFieldIds(id);
  const frame = { label, hint, error, required };
  return (
    <FieldFrame ids={ids} {...frame} className={className}>
      <input {...input} {...controlAttributes(ids, frame)} className={styles.control} />
    </FieldFrame>
  );
}

/**
 * A number typed as text, so that a comma is accepted and nothing scrolls it away; the form reads it with its schema.
 * `unit` stands inside the box: “€ / heure”.
 */
export function NumberField({
  label,
  hint,
  error,
  required,
  id,
  className,
  unit,
  integer = false,
  ...input
}: FieldProps & Omit<ComponentProps<'input'>, 'type'> & { unit?: string; integer?: boolean }) {
  const ids = useFieldIds(id);
  const frame = { label, hint, error, required };
  return (
    <FieldFrame ids={ids} {...frame} className={className}>
      <div className={styles.affixed}>
        <input
          autoComplete="off"
          {...input}
          {...controlAttributes(ids, frame)}
          type="text"
          inputMode={integer ? 'numeric' : 'decimal'}
          className={cx(styles.control, unit && styles.withUnit)}
        />
        {unit && <span className={styles.unit}>{unit}</span>}
      </div>
    </FieldFrame>
  );
}

/**
 * Several lines. With `maxLength`, what is used of it is counted under the box; a longer text is never cut, which would
 * lose the end of what was pasted: the form's schema refuses it.
 */
export function TextAreaField({
  label,
  hint,
  error,
  required,
  id,
  className,
  rows = 5,
  maxLength,
  ...area
}: FieldProps & ComponentProps<'textarea'>) {
  const ids = useFieldIds(id);
  const frame = { label, hint, error, required };
  const length = typeof area.value === 'string' ? area.value.length : undefined;
  return (
    <FieldFrame ids={ids} {...frame} className={className}>
      <textarea
        {...area}
        {...controlAttributes(ids, frame)}
        rows={rows}
        className={cx(styles.control, styles.area)}
      />
      {maxLength !== undefined && length !== undefined && (
        <span className={styles.counter} data-over={length > maxLength || undefined} aria-hidden="true">
          {formatNumber(length)} / {formatNumber(maxLength)}
        </span>
      )}
    </FieldFrame>
  );
}

/** An e-mail address: the keyboard that has an @, and no corrections. `autoComplete`: `username` where one signs in. */
export function EmailField(props: FieldProps & Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <TextField
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}

/** The address of a page. */
export function UrlField(props: FieldProps & Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <TextField
      type="url"
      inputMode="url"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}
