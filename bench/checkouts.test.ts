import { expect, test } from 'vitest';
import { openCheckout, readStartLine } from './checkouts.ts';

test('starts a product as its manifest says', () => {
  expect(readStartLine('MALLOC_ARENA_MAX=2 A=b node --no-memory-reducer scripts/start.mjs')).toEqual({
    env: { MALLOC_ARENA_MAX: '2', A: 'b' },
    args: ['--no-memory-reducer'],
  });
  expect(readStartLine('node scripts/start.mjs')).toEqual({ env: {}, args: [] });
});

test('refuses a folder where nothing is built', () => {
  expect(() => openCheckout(new URL('.', import.meta.url).pathname)).toThrow('is not built');
});
