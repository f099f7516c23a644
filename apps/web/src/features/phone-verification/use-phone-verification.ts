import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { tidyLine } from '@mitoyen/contract/core/pasted/tidy-text.ts';
import { phoneVerificationRoutes } from '@mitoyen/contract/features/phone-verification/phone-verification.contract.ts';
import { phoneCodeRules } from '@mitoyen/contract/features/phone-verification/phone-verification.rules.ts';
import { phoneNumberSchema } from '@mitoyen/contract/features/phone-verification/phone-verification.schemas.ts';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '../../core/api/api-client.ts';
import { errorSentence } from '../../core/api/error-sentence.ts';
import { useAttempt } from '../../core/writes/use-attempt.ts';
import { phoneTexts as texts } from './phone.texts.ts';

/** Whole seconds down to zero; it follows the clock, so a sleeping tab does not delay it. */
function useCountdown(): { readonly seconds: number; readonly start: (seconds: number) => void } {
  const [endMs, setEndMs] = useState(0);
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const tick = () => setSeconds(Math.max(0, Math.ceil((endMs - Date.now()) / 1000)));
    tick();
    if (endMs <= Date.now()) return;
    const timer = setInterval(() => {
      tick();
      if (endMs <= Date.now()) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [endMs]);
  const start = (from: number) => {
    setSeconds(from);
    setEndMs(Date.now() + from * 1000);
  };
  return { seconds, start };
}

/** Seconds before another code can be asked for: the server sends one a minute to a number. */
const resendDelaySeconds = 60;

type Work = 'none' | 'sending' | 'verifying';

/** Asks for a code and checks it. What is verified is the caller's to keep. */
export function usePhoneVerification(onVerified: (phone: string) => void) {
  const [work, setWork] = useState<Work>('none');
  const [isCodeSent, setCodeSent] = useState(false);
  const [phoneError, setPhoneError] = useState<string | null>(null);
  const [codeError, setCodeError] = useState<string | null>(null);
  const resend = useCountdown();

  const last = useRef(() => {});
  const attempt = useAttempt({ later: null, endsWithForm: true, retry: () => last.current() });

  const send = async (phone: string) => {
    last.current = () => void send(phone);
    const fault = phoneNumberSchema.safeParse(phone).error?.issues[0]?.message;
    setPhoneError(fault ?? null);
    setCodeError(null);
    if (fault) return;
    setWork('sending');
    try {
      await attempt((write) =>
        callApi(phoneVerificationRoutes.send, { body: { phoneNumber: phone } }, write),
      );
      setCodeSent(true);
      resend.start(resendDelaySeconds);
    } catch (error) {
      setPhoneError(errorSentence(error, texts.sendFailure));
      if (error instanceof ApiError && error.retryAfterSeconds) resend.start(error.retryAfterSeconds);
    } finally {
      setWork('none');
    }
  };

  const verify = async (phone: string, code: string) => {
    last.current = () => void verify(phone, code);
    if (tidyLine(code).replace(/[\s.-]/gu, '').length !== phoneCodeRules.digits)
      return setCodeError(texts.codeMissing);
    setCodeError(null);
    setWork('verifying');
    try {
      await attempt((write) =>
        callApi(phoneVerificationRoutes.verify, { body: { phoneNumber: phone, code } }, write),
      );
      onVerified(phone);
      setCodeSent(false);
    } catch (error) {
      setCodeError(errorSentence(error, texts.verifyFailure));
    } finally {
      setWork('none');
    }
  };

  /** Another number: nothing that was sent or said holds any longer. */
  const reset = () => {
    setCodeSent(false);
    setPhoneError(null);
    setCodeError(null);
    resend.start(0);
  };
  return { work, isCodeSent, phoneError, codeError, resendInSeconds: resend.seconds, send, verify, reset };
}
