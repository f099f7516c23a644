import { createHmac, timingSafeEqual } from 'node:crypto';
import { isUuid } from '@mitoyen/contract/core/ids.ts';

const sign = (secretKey: string, searchId: string) =>
  createHmac('sha256', secretKey).update(`saved-search:${searchId}`).digest();

/** What a mail's links carry instead of a session: they end one alert, and nothing else. It never ends itself. */
export function makeAlertToken(secretKey: string, searchId: string): string {
  return `${searchId}.${sign(secretKey, searchId).toString('base64url')}`;
}

/** Which saved search a token is about; null when it was not made with this key. */
export function readAlertToken(secretKey: string, token: string): string | null {
  const [searchId = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0 || !isUuid(searchId)) return null;
  const given = Buffer.from(signature, 'base64url');
  const expected = sign(secretKey, searchId);
  return given.length === expected.length && timingSafeEqual(given, expected) ? searchId : null;
}
