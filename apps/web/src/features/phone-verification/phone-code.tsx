import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import styles from './phone.module.css';
import { phoneTexts as texts } from './phone.texts.ts';

/** Where the code of the SMS goes; phones offer to fill it in. It takes the focus when it appears. */
export function PhoneCode({
  code,
  onChange,
  onVerify,
  error,
  isVerifying,
}: {
  code: string;
  onChange: (code: string) => void;
  onVerify: () => void;
  error: string | null;
  isVerifying: boolean;
}) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <>
      <TextField
        ref={ref}
        className={styles.code}
        label={texts.code}
        hint={texts.codeHint}
        name="code"
        value={code}
        onChange={(event) => onChange(event.target.value.replace(/[^\d\s]/gu, ''))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (!isVerifying) onVerify();
        }}
        error={error}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
      />
      <Button variant="primary" onClick={onVerify} busy={isVerifying}>
        {isVerifying ? texts.verifying : texts.verify}
      </Button>
    </>
  );
}
