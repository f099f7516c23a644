import { expect, test } from 'vitest';
import { isLocalTime, parisInstant, parisLocalTime } from './paris-local-time.ts';

test.each([
  ['in winter', '2026-12-01T10:30', '2026-12-01T09:30:00.000Z'],
  ['in summer', '2026-07-14T23:59', '2026-07-14T21:59:00.000Z'],
  ['the last minute before the hour that is skipped', '2027-03-28T01:59', '2027-03-28T00:59:00.000Z'],
  ['the first after it', '2027-03-28T03:00', '2027-03-28T01:00:00.000Z'],
  ['the first of an hour that comes twice', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
])('a time in Paris is an instant: %s', (_, local, instant) => {
  expect(parisInstant(local)?.toISOString()).toBe(instant);
  expect(parisLocalTime(new Date(instant))).toBe(local);
});

test('the hour that is skipped is none', () => {
  expect(parisInstant('2027-03-28T02:00')).toBeNull();
  expect(parisInstant('2027-03-28T02:59')).toBeNull();
});

test.each([
  '2026-12-01T24:00',
  '2026-12-01T10:60',
  '2026-02-30T10:00',
  '2026-12-01 10:00',
  '2026-12-01T10:00Z',
  '',
])('%s is no time of a clock', (text) => expect(isLocalTime(text)).toBe(false));
