import { expect, test } from 'vitest';
import { hashToken, newToken } from './session-token.ts';

test('a token is 32 bytes that no other has, and is not what is stored of it', () => {
  const tokens = Array.from({ length: 1000 }, newToken);
  expect(new Set(tokens).size).toBe(1000);
  const bytes = tokens.map((token) => Buffer.from(token, 'base64url'));
  expect(bytes.filter(({ length }) => length !== 32)).toEqual([]);
  // each of them takes many values: none is a constant or a count
  for (let place = 0; place < 32; place += 1)
    expect(new Set(bytes.map((given) => given[place])).size).toBeGreaterThan(200);
  expect(hashToken(tokens[0] ?? '')).toHaveLength(32);
  expect(hashToken(tokens[0] ?? '').equals(bytes[0] as Buffer)).toBe(false);
});
