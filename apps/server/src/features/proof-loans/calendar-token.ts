import { createHmac, timingSafeEqual } from 'node:crypto';
import { isUuid } from '@mitoyen/contract/core/ids.ts';

/** Whose calendar an address is of, and which of the addresses that the account had. */
export interface CalendarKey {
  readonly userId: string;
  readonly version: number;
}

const sign = (secretKey: string, { userId, version }: CalendarKey) =>
  createHmac('sha256', secretKey).update(`vigilance-calendar:${userId}:${version}`).digest();

/** What a calendar's address carries instead of a session: it reads when proofs end, and nothing else. */
export function makeCalendarToken(secretKey: string, key: CalendarKey): string {
  return `${key.userId}.${key.version}.${sign(secretKey, key).toString('base64url')}`;
}

/** What a token says; null when it was not made with this key. */
export function readCalendarToken(secretKey: string, token: string): CalendarKey | null {
  const [userId = '', version = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0 || !isUuid(userId) || !/^\d{1,9}$/.test(version)) return null;
  const key = { userId, version: Number(version) };
  const given = Buffer.from(signature, 'base64url');
  const expected = sign(secretKey, key);
  return given.length === expected.length && timingSafeEqual(given, expected) ? key : null;
}
