import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { phoneCodeRules } from '@mitoyen/contract/features/phone-verification/phone-verification.rules.ts';

export function newPhoneCode(): string {
  return String(randomInt(10 ** phoneCodeRules.digits)).padStart(phoneCodeRules.digits, '0');
}

/** Six digits are guessed from a plain hash at once: the secret key keeps a stolen table useless. */
export function hashPhoneCode(secretKey: string, verificationId: string, code: string): Buffer {
  return createHmac('sha256', secretKey).update(`${verificationId}:${code}`).digest();
}

export function isSameHash(left: Buffer, right: Buffer): boolean {
  return left.length === right.length && timingSafeEqual(left, right);
}
