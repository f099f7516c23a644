import { phoneErrors } from '@mitoyen/contract/features/phone-verification/phone-verification.errors.ts';
import { phoneNumberSchema } from '@mitoyen/contract/features/phone-verification/phone-verification.schemas.ts';
import { useEffect, useRef, useState } from 'react';
import type { FormIssues } from '../../core/forms/form-issues.ts';
import type { FormFields } from '../../core/forms/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './phone.module.css';
import { phoneTexts as texts } from './phone.texts.ts';
import { PhoneCode } from './phone-code.tsx';
import { usePhoneVerification } from './use-phone-verification.ts';

/** What a form with a mobile number keeps of it. */
export interface PhoneValues {
  phone: string;
  /** The number that was verified, or empty; and when, as `Date.now()`. */
  verifiedPhone: string;
  verifiedAtMs: number;
}

/** A number must be there and have been verified. */
export function phoneIssues({ phone, verifiedPhone }: PhoneValues): FormIssues {
  const missing = phoneNumberSchema.safeParse(phone).error?.issues[0]?.message;
  if (missing) return { phone: missing };
  return phone === verifiedPhone ? {} : { phone: phoneErrors.phone_not_verified.message };
}

/** A mobile number and its proof: number, code, 'Téléphone vérifié'. */
export function PhoneFields({ form }: { form: FormFields<PhoneValues> }) {
  const { phone, verifiedPhone } = form.values;
  const isVerified = phone !== '' && phone === verifiedPhone;
  const [code, setCode] = useState('');
  const verification = usePhoneVerification((verified) => {
    setCode('');
    form.set({ verifiedPhone: verified, verifiedAtMs: Date.now(), phone: verified });
  });
  const { work, resendInSeconds } = verification;
  const isCodeAsked = !isVerified && verification.isCodeSent;
  const changeButton = useRef<HTMLButtonElement>(null);
  const wasAsked = useRef(false);
  const field = form.field('phone');

  const changePhone = (value: string) => {
    form.set({ phone: value, verifiedPhone: '' });
    setCode('');
    verification.reset();
  };
  useEffect(() => {
    // The code's field is gone: the focus moves to the button in its place.
    if (isVerified && wasAsked.current) changeButton.current?.focus();
    wasAsked.current = isCodeAsked;
  }, [isVerified, isCodeAsked]);

  const edit = () => {
    changePhone(phone);
    // The field was read-only, not gone: the focus goes back to it.
    document.getElementById(field.id)?.focus();
  };
  const send = () => {
    if (work === 'none' && resendInSeconds === 0) void verification.send(phone);
  };
  const sendLabel = () => {
    if (work === 'sending') return texts.sending;
    if (resendInSeconds > 0) return texts.resendIn(resendInSeconds);
    return isCodeAsked ? texts.resend : texts.send;
  };

  return (
    <div className={styles.phone}>
      <TextField
        {...field}
        onChange={(event) => changePhone(event.target.value)}
        onBlur={() => undefined}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isVerified) return;
          event.preventDefault();
          send();
        }}
        error={verification.phoneError ?? (isCodeAsked ? undefined : field.error)}
        label={texts.phone}
        hint={texts.phoneHint}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        readOnly={isVerified || work !== 'none'}
        required
      />
      <div role="status">
        {isVerified && (
          <div className={styles.verified}>
            <p>
              <Icon name="check" />
              {texts.verified}
            </p>
          </div>
        )}
        {isCodeAsked && <p>{texts.sent}</p>}
      </div>
      {isVerified && (
        <Button ref={changeButton} size="small" variant="ghost" icon="pencil" onClick={edit}>
          {texts.change}
        </Button>
      )}
      {isCodeAsked && (
        <PhoneCode
          code={code}
          onChange={setCode}
          onVerify={() => void verification.verify(phone, code)}
          error={verification.codeError}
          isVerifying={work === 'verifying'}
        />
      )}
      {!isVerified && (
        <Button
          variant={isCodeAsked ? 'ghost' : 'secondary'}
          icon="phone"
          onClick={send}
          busy={work === 'sending'}
          disabled={resendInSeconds > 0}
        >
          {sendLabel()}
        </Button>
      )}
    </div>
  );
}
