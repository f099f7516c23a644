import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { phoneCodeRules } from '@mitoyen/contract/features/phone-verification/phone-verification.contract.ts';
import { phoneErrors } from '@mitoyen/contract/features/phone-verification/phone-verification.errors.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { newId } from '../../core/ids/new-id.ts';
import { normalizePhone } from './normalize-phone.ts';
import { hashPhoneCode, newPhoneCode } from './phone-code.ts';
import { codesPerAddress, codesPerMinute, codesPerNumber } from './phone-verification.limits.ts';
import { deleteVerification, insertVerification } from './phone-verification.repository.ts';

interface Request {
  readonly phoneNumber: string;
  readonly addressKey: string;
  readonly browserHash: Buffer;
}

/**
 * Sends a new code by SMS.
 * @throws ApiError `phone_invalid`, `phone_not_mobile`, `sms_too_many`, or `sms_unavailable` when the provider fails.
 */
export async function sendPhoneCode(context: AppContext, request: Request): Promise<void> {
  const phone = normalizePhone(request.phoneNumber);
  await countSend(context, phone, request.addressKey);
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
  } catch (cause) {
    await deleteVerification(context.db, id);
    await context.limits.forget(codesPerMinute, phone);
    throw new ApiError(phoneErrors.sms_unavailable, { cause, retryAfterSeconds: 30 });
  }
}

async function countSend({ limits }: AppContext, phone: string, addressKey: string): Promise<void> {
  for (const rule of codesPerAddress) await limits.check(rule, addressKey, phoneErrors.sms_too_many);
  for (const rule of [codesPerMinute, ...codesPerNumber])
    await limits.consume(rule, phone, phoneErrors.sms_too_many);
  for (const rule of codesPerAddress) await limits.consume(rule, addressKey, phoneErrors.sms_too_many);
}

function smsText(code: string): string {
  return `Mitoyen : votre code est ${code}. Il est valable ${phoneCodeRules.lifetimeMinutes} minutes. Ne le communiquez à personne.`;
}
