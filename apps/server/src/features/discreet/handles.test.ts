import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { handleOf, keyOfHandle, openCursor, sealCursor } from './handles.ts';

const one = { secretKey: 'a secret', siren: '732829320' };
const other = { ...one, siren: '552100554' };

test('a handle leads its firm back to the key, and nobody else', () => {
  const key = randomUUID();
  const handle = handleOf(one, key);
  expect(handle).toMatch(/^[\w-]{22}$/);
  expect(keyOfHandle(one, handle)).toBe(key);
  expect(keyOfHandle(other, handle)).not.toBe(key);
  expect(keyOfHandle({ ...one, secretKey: 'another' }, handle)).not.toBe(key);
  expect(handleOf(other, key)).not.toBe(handle);
});

test.each(['', 'requests', `${'A'.repeat(21)}B`, 'A'.repeat(23), '0198c0de-0000-7000-8000-000000000000'])(
  '%j is no handle',
  (text) => {
    expect(keyOfHandle(one, text)).toBeNull();
  },
);

test('a cursor says where a page ended to its firm alone, and holds no id that can be read', () => {
  const place = [0, 17, randomUUID()];
  const cursor = sealCursor(one, place);
  expect(openCursor(one, cursor)).toEqual(place);
  expect(sealCursor(one, place)).toBe(cursor);
  expect(openCursor(other, cursor)).toBeUndefined();
  expect(openCursor(one, `${cursor.slice(0, -4)}AAAA`)).toBeUndefined();
  expect(openCursor(one, 'x')).toBeUndefined();
  expect(Buffer.from(cursor, 'base64url').toString('latin1')).not.toContain(String(place[2]).slice(0, 8));
});
