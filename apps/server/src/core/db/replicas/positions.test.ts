import { expect, test } from 'vitest';
import { reachablePosition } from './positions.repository.ts';
import { PrimaryLog } from './replica.ts';

test('a standby need not pass the header of a page on which nothing stands yet', () => {
  expect([8192 * 3 + 24, 8192 * 3 + 40, 8192 * 3 + 48, 8192 * 3].map(reachablePosition)).toEqual([
    8192 * 3,
    8192 * 3,
    8192 * 3 + 48,
    8192 * 3,
  ]);
});

test('a standby is as old as the newest position of the primary that it has reached', () => {
  const log = new PrimaryLog();
  expect(log.lagOf(5)).toBeNull();
  log.note(1000, 100);
  log.note(2000, 200);
  log.note(3000, 200);
  expect(log.lagOf(200)).toEqual({ bytes: 0, ms: 0 });
  expect(log.lagOf(250)).toEqual({ bytes: 0, ms: 0 });
  expect(log.lagOf(199)).toEqual({ bytes: 1, ms: 2000 });
  expect(log.lagOf(7)).toEqual({ bytes: 193, ms: 2000 });
  log.forget();
  expect(log.lagOf(7)).toBeNull();
});
