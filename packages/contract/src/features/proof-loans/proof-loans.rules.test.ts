import { expect, test } from 'vitest';
import { loanUntil, noticeDay } from './proof-loans.rules.ts';

test.each([
  ['2026-05-22', 6, '2026-11-21'],
  ['2026-05-22', 12, '2027-05-21'],
  ['2026-08-31', 6, '2027-02-27'],
  ['2028-02-29', 12, '2029-02-27'],
  ['2028-02-29', 24, '2030-02-27'],
] as const)('a loan of %s for %s months lasts until %s', (day, months, until) => {
  expect(loanUntil(day, months)).toBe(until);
});

test('a proof that stands until 21 November is told of on 23 October and on 15 November', () => {
  expect(noticeDay('2026-11-21', 30)).toBe('2026-10-23');
  expect(noticeDay('2026-11-21', 7)).toBe('2026-11-15');
});
