import { createHmac, timingSafeEqual } from 'node:crypto';
import { isUuid } from '@mitoyen/contract/core/ids.ts';

/** Days for which the link of a question may be answered. */
const lifetimeDays = 60;

function sign(secretKey: string, userId: string, expires: string): Buffer {
  return createHmac('sha256', secretKey).update(`availability:${userId}:${expires}`).digest();
}

/** What the link in a mail carries instead of a session. It opens nothing but this one answer, until it ends. */
export function makeAvailabilityToken(secretKey: string, userId: string, now: Date): string {
  const expires = (now.getTime() + lifetimeDays * 86_400_000).toString(36);
  return `${userId}.${expires}.${sign(secretKey, userId, expires).toString('base64url')}`;
}

/** Whom a token was made for; null when it has ended or was not made with this key. */
export function readAvailabilityToken(secretKey: string, token: string, now: Date): string | null {
  const [userId = '', expires = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0 || !isUuid(userId) || !/^[0-9a-z]{1,12}$/.test(expires)) return null;
  const given = Buffer.from(signature, 'base64url');
  const expected = sign(secretKey, userId, expires);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return Number.parseInt(expires, 36) > now.getTime() ? userId : null;
}
