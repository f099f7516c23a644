import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import styles from './field.module.css';
import { FieldFrame, type FieldProps, useField } from './field-frame.tsx';
import { formatNumber } from './format.ts';

/** One line of text. Other attributes go to the native input. */
export function TextField(props: FieldProps & ComponentProps<'input'>) {
  const { frame, attributes, control } = useField(props);
  return (
    <FieldFrame {...frame}>
      <input {...control} {...attributes} className={styles.control} />
    </FieldFrame>
  );
}

/**
 * A number typed as text, so that a comma is accepted and nothing scrolls it away; the form reads it with its schema.
 * `unit` stands inside the box: “€ / heure”.
 */
export function NumberField({
  unit,
  integer = false,
  ...props
}: FieldProps & Omit<ComponentProps<'input'>, 'type'> & { unit?: string; integer?: boolean }) {
  const { frame, attributes, control } = useField(props);
  return (
    <FieldFrame {...frame}>
      <div className={styles.affixed}>
        <input
          autoComplete="off"
          {...control}
          {...attributes}
          type="text"
          inputMode={integer ? 'numeric' : 'decimal'}
          className={cx(styles.control, unit && styles.withUnit)}
        />
        {unit && <span className={styles.unit}>{unit}</span>}
      </div>
    </FieldFrame>
  );
}

/** From which part of the most on it is told: nobody is warned of a limit who writes three lines. */
const shareToldOf = 0.8;

/**
 * Several lines. With `maxLength`, what is used of it is counted under the box once little is left; a longer text is never cut, which would
 * lose the end of what was pasted: the form's schema refuses it.
 */
export function TextAreaField({ rows = 5, maxLength, ...props }: FieldProps & ComponentProps<'textarea'>) {
  const { frame, attributes, control } = useField(props);
  const length = typeof control.value === 'string' ? control.value.length : 0;
  const isNearLimit = maxLength !== undefined && length >= maxLength * shareToldOf;
  return (
    <FieldFrame {...frame}>
      <textarea {...control} {...attributes} rows={rows} className={cx(styles.control, styles.area)} />
      {isNearLimit && (
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

/** A code of six digits that an app or a message gives: phones offer it, and it may be pasted. */
export function OneTimeCodeField(props: FieldProps & Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <TextField
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}
