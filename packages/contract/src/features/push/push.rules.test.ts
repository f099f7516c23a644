import { expect, test } from 'vitest';
import { quietUntil } from './push.rules.ts';

const both = { isQuietAtNight: true, isQuietAtWeekends: true };
const until = (at: string, times = both) => quietUntil(new Date(at), times)?.toISOString() ?? null;

test.each([
  // Wednesday in winter: Paris is an hour ahead of UTC
  ['2026-01-14T06:59:59Z', '2026-01-14T07:00:00.000Z'],
  ['2026-01-14T07:00:00Z', null],
  ['2026-01-14T18:59:59Z', null],
  ['2026-01-14T19:00:00Z', '2026-01-15T07:00:00.000Z'],
  // in summer, two
  ['2026-07-15T18:00:00Z', '2026-07-16T06:00:00.000Z'],
  // from Friday evening to Monday morning
  ['2026-01-16T19:30:00Z', '2026-01-19T07:00:00.000Z'],
  ['2026-01-17T12:00:00Z', '2026-01-19T07:00:00.000Z'],
  // over the night in which summer begins
  ['2026-03-28T22:00:00Z', '2026-03-30T06:00:00.000Z'],
])('at %s nothing is pushed until %s', (at, expected) => expect(until(at)).toBe(expected));

test('nights and weekends are chosen apart', () => {
  const saturday = '2026-01-17T12:00:00Z';
  expect(until(saturday, { isQuietAtNight: true, isQuietAtWeekends: false })).toBeNull();
  expect(until(saturday, { isQuietAtNight: false, isQuietAtWeekends: true })).toBe(
    '2026-01-18T23:00:00.000Z',
  );
  expect(until('2026-01-14T23:00:00Z', { isQuietAtNight: false, isQuietAtWeekends: true })).toBeNull();
});
