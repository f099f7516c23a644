import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { phoneErrors } from '@mitoyen/contract/features/phone-verification/phone-verification.errors.ts';
import { phoneCodeRules } from '@mitoyen/contract/features/phone-verification/phone-verification.rules.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { newId } from '../../core/ids/new-id.ts';
import { countCode, forgetMinute } from './count-code.ts';
import { normalizePhone } from './normalize-phone.ts';
import { hashPhoneCode, newPhoneCode } from './phone-code.ts';
import { deleteVerification, insertVerification } from './phone-verification.repository.ts';
import { countSms } from './sms-metrics.ts';

interface Request {
  readonly phoneNumber: string;
  readonly addressKey: string;
  readonly browserHash: Buffer;
}

/**
 * Sends a new code by SMS.
 * @throws ApiError `phone_invalid`, `phone_not_mobile`, what `countCode` refuses, or `sms_unavailable` when the provider fails.
 */
export async function sendPhoneCode(context: AppContext, request: Request): Promise<void> {
  const phone = normalizePhone(request.phoneNumber);
  const asked = { phone, addressKey: request.addressKey };
  await countCode(context, asked);
  const id = newId();
  const code = newPhoneCode();
  const now = context.clock.now();
  await insertVerification(context.db, {
    id,
    phone,
    code_hash: hashPhoneCode(context.config.secretKey, id, code),
    browser_hash: request.browserHash,
    created_at: now,
    expires_at: new Date(now.getTime() + phoneCodeRules.lifetimeMinutes * 60_000),
  });
  try {
    await context.sms.send({ to: phone, text: smsText(code) });
    countSms(context, 'sent');
  } catch (cause) {
    await deleteVerification(context.db, id);
    await forgetMinute(context, asked);
    countSms(context, 'failed');
    throw new ApiError(phoneErrors.sms_unavailable, { cause, retryAfterSeconds: 30 });
  }
}

function smsText(code: string): string {
  return `Mitoyen : votre code est ${code}. Il est valable ${phoneCodeRules.lifetimeMinutes} minutes. Ne le communiquez à personne.`;
}
