import { createHmac, timingSafeEqual } from 'node:crypto';
import { isUuid } from '@mitoyen/contract/core/ids.ts';

const sign = (secretKey: string, searchIds: readonly string[]) =>
  createHmac('sha256', secretKey).update(`saved-search:${searchIds.join()}`).digest();

const idBytes = 16;
const bytesOf = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex');
const idOf = (bytes: Buffer) =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** The searches that a token names: one as its id, several as the bytes of theirs, so that an address stays short. */
function idsIn(text: string): string[] {
  if (isUuid(text)) return [text];
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length === 0 || bytes.length % idBytes !== 0) return [];
  return Array.from({ length: bytes.length / idBytes }, (_, at) =>
    idOf(bytes.subarray(at * idBytes, (at + 1) * idBytes)),
  );
}

/**
 * What a mail's links carry instead of a session: they end the alerts that the mail was about, and nothing else. It never
 * ends itself.
 */
export function makeAlertToken(secretKey: string, searchIds: readonly string[]): string {
  const [only = '', ...others] = searchIds;
  const named = others.length === 0 ? only : Buffer.concat(searchIds.map(bytesOf)).toString('base64url');
  return `${named}.${sign(secretKey, searchIds).toString('base64url')}`;
}

/** Which saved searches a token is about; none when it was not made with this key. */
export function readAlertToken(secretKey: string, token: string): string[] {
  const [named = '', signature = '', ...rest] = token.split('.');
  const ids = idsIn(named);
  if (rest.length > 0 || ids.length === 0) return [];
  const given = Buffer.from(signature, 'base64url');
  const expected = sign(secretKey, ids);
  return given.length === expected.length && timingSafeEqual(given, expected) ? ids : [];
}
