import { createHmac, timingSafeEqual } from 'node:crypto';
import { isUuid } from '@mitoyen/contract/core/ids.ts';

/** For how long the link of a question may be answered. */
const lifetimeMs = 60 * 86_400_000;

function sign(secretKey: string, userId: string, expires: string): Buffer {
  return createHmac('sha256', secretKey).update(`availability:${userId}:${expires}`).digest();
}

/**
 * What the link in a mail carries instead of a session. It opens nothing but this one answer, until it ends or what
 * opens the account changes.
 */
export function makeAvailabilityToken(secretKey: string, userId: string, now: Date): string {
  const expires = (now.getTime() + lifetimeMs).toString(36);
  return `${userId}.${expires}.${sign(secretKey, userId, expires).toString('base64url')}`;
}

/** Whom a token was made for, and when; null when it has ended or was not made with this key. */
export function readAvailabilityToken(
  secretKey: string,
  token: string,
  now: Date,
): { readonly userId: string; readonly since: Date } | null {
  const [userId = '', expires = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0 || !isUuid(userId) || !/^[0-9a-z]{1,12}$/.test(expires)) return null;
  const given = Buffer.from(signature, 'base64url');
  const expected = sign(secretKey, userId, expires);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const endsAt = Number.parseInt(expires, 36);
  return endsAt > now.getTime() ? { userId, since: new Date(endsAt - lifetimeMs) } : null;
}
