import { type ComponentProps, useState } from 'react';
import { IconButton } from './button.tsx';
import { cx } from './cx.ts';
import styles from './field.module.css';
import { FieldFrame, type FieldProps, useField } from './field-frame.tsx';
import { uiTexts } from './ui.texts.ts';

/** A password with a button that shows it. Give `autoComplete`: `current-password` or `new-password`. */
export function PasswordField(props: FieldProps & Omit<ComponentProps<'input'>, 'type'>) {
  const { frame, attributes, control } = useField(props);
  const [isShown, setShown] = useState(false);
  return (
    <FieldFrame {...frame}>
      <div className={styles.affixed}>
        <input
          spellCheck={false}
          autoCapitalize={isShown ? 'none' : undefined}
          {...control}
          {...attributes}
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
