import { expect, test } from 'vitest';
import { monthsBefore } from './retention.ts';

test.each([
  ['2026-11-21T10:00:00.000Z', 12, '2025-11-21T10:00:00.000Z'],
  ['2026-03-31T10:00:00.000Z', 1, '2026-02-28T10:00:00.000Z'],
  ['2024-03-31T10:00:00.000Z', 1, '2024-02-29T10:00:00.000Z'],
  ['2026-01-15T00:00:00.000Z', 23, '2024-02-15T00:00:00.000Z'],
  ['2026-01-15T00:00:00.000Z', 1, '2025-12-15T00:00:00.000Z'],
])('%s, %i months before, is %s', (from, months, expected) => {
  expect(monthsBefore(new Date(from), months).toISOString()).toBe(expected);
});
