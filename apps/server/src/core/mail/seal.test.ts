import { expect, test } from 'vitest';
import { createSeal } from './seal.ts';

const seal = createSeal('a secret for tests, of enough characters');
const url = 'https://mitoyen.example/reset-password?token=très-secret';

test('what is sealed is read again with the same secret, and looks different each time', () => {
  const sealed = seal.close(url);
  expect(sealed).not.toContain('secret');
  expect(seal.close(url)).not.toBe(sealed);
  expect(seal.open(sealed)).toBe(url);
});

test('another secret, or a changed text, does not open it', () => {
  const sealed = seal.close(url);
  expect(() => createSeal('another secret for tests, long enough').open(sealed)).toThrow();
  const changed = Buffer.from(sealed, 'base64url');
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(() => seal.open(changed.toString('base64url'))).toThrow();
});
