import { phoneVerificationRoutes } from '@mitoyen/contract/features/phone-verification/phone-verification.contract.ts';
import type { TestApp } from './create-test-app.ts';

/** The code of the last SMS to a number, as its owner reads it. */
export async function readPhoneCode(app: TestApp, e164: string): Promise<string> {
  const [sms] = await app.sandbox.sms(e164);
  const code = /\b(\d{6})\b/.exec(sms?.text ?? '')?.[1];
  if (!code) throw new Error(`no code was sent to ${e164}`);
  return code;
}

/** Requests a code and sends it back. Returns the headers with which this "browser" continues. */
export async function verifyPhone(
  app: TestApp,
  e164: string,
  from?: string,
): Promise<Record<string, string>> {
  const phoneNumber = e164;
  const sent = await app.call(phoneVerificationRoutes.send, { body: { phoneNumber }, from });
  const cookie = String(sent.headers['set-cookie'] ?? '').split(';')[0] ?? '';
  const code = await readPhoneCode(app, e164);
  const verified = await app.call(phoneVerificationRoutes.verify, {
    body: { phoneNumber, code },
    headers: { cookie },
  });
  if (verified.status !== 200) throw new Error(`the code was refused: ${verified.error.error}`);
  return { cookie };
}
