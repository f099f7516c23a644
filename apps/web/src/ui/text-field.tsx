import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import styles from './field.module.css';
import { FieldFrame, type FieldProps, useField } from './field-frame.tsx';
import { textLimit } from './text-limit.tsx';

/** One line of text. `maxLength` is counted, and never cuts. Other attributes go to the native input. */
export function TextField({ maxLength, ...props }: FieldProps & ComponentProps<'input'>) {
  const { counter, over } = textLimit(props.value, maxLength);
  const { frame, attributes, control } = useField({ ...props, error: props.error ?? over });
  return (
    <FieldFrame {...frame}>
      <input {...control} {...attributes} className={styles.control} />
      {counter}
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
}: FieldProps & Omit<ComponentProps<'input'>, 'type' | 'maxLength'> & { unit?: string; integer?: boolean }) {
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

/** Several lines. `maxLength` is counted under the box, and never cuts. */
export function TextAreaField({ rows = 5, maxLength, ...props }: FieldProps & ComponentProps<'textarea'>) {
  const { counter, over } = textLimit(props.value, maxLength);
  const { frame, attributes, control } = useField({ ...props, error: props.error ?? over });
  return (
    <FieldFrame {...frame}>
      <textarea {...control} {...attributes} rows={rows} className={cx(styles.control, styles.area)} />
      {counter}
    </FieldFrame>
  );
}

/** An e-mail address: the keyboard that has an @, and no corrections. `autoComplete`: `username` where one signs in. */
export function EmailField(props: FieldProps & Omit<ComponentProps<'input'>, 'type'>) {
  return <TextField type="email" inputMode="email" autoComplete="email" spellCheck={false} {...props} />;
}

/** The address of a page. */
export function UrlField(props: FieldProps & Omit<ComponentProps<'input'>, 'type'>) {
  return <TextField type="url" inputMode="url" autoComplete="off" spellCheck={false} {...props} />;
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
