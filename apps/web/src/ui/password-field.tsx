import { type ComponentProps, useState } from 'react';
import { IconButton } from './button.tsx';
import { cx } from './cx.ts';
import styles from './field.module.css';
import { controlAttributes, FieldFrame, type FieldProps, useFieldIds } from './field-frame.tsx';
import { uiTexts } from './ui.texts.ts';

/** A password with a button that shows it. Give `autoComplete`: `current-password` or `new-password`. */
export function PasswordField({
  label,
  hint,
  error,
  required,
  id,
  className,
  ...input
}: FieldProps & Omit<ComponentProps<'input'>, 'type'>) {
  const ids = useFieldIds(id);
  const [isShown, setShown] = useState(false);
  const frame = { label, hint, error, required };
  return (
    <FieldFrame ids={ids} {...frame} className={className}>
      <div className={styles.affixed}>
        <input
          spellCheck={false}
          autoCapitalize="none"
          {...input}
          {...controlAttributes(ids, frame)}
          type={isShown ? 'text' : 'password'}
          className={cx(styles.control, styles.withToggle)}
        />
        <IconButton
          icon="eye"
          label={isShown ? uiTexts.hidePassword : uiTexts.showPassword}
          className={styles.toggle}
          data-shown={isShown || undefined}
          onClick={() => setShown(!isShown)}
        />
      </div>
    </FieldFrame>
  );
}
