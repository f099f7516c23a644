import { setFlagsFromString } from 'node:v8';
import { expect, it, vi } from 'vitest';
import { collectSeldom } from './collect-seldom.ts';

vi.mock(import('node:v8'), async (original) => ({ ...(await original()), setFlagsFromString: vi.fn() }));

it('has V8 wait until what it holds is three times as much', () => {
  collectSeldom();
  expect(vi.mocked(setFlagsFromString).mock.calls).toEqual([['--heap-growing-percent=200']]);
});
