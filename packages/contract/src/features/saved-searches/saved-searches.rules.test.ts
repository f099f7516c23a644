import { expect, test } from 'vitest';
import { addDays } from '../../core/paris-day.ts';
import { alertDueAt } from './saved-searches.rules.ts';

const paris = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Paris',
  dateStyle: 'short',
  timeStyle: 'short',
});
const inParis = (instant: Date) => paris.format(instant);

test('what is to be told at once is due when it is found', () => {
  const found = new Date('2026-11-23T03:12:45.678Z');
  expect(alertDueAt('now', found)).toEqual(found);
});

// forty days around each clock change: 29 March and 25 October 2026
test.each(['2026-03-09', '2026-10-05'])('forty days from %s: digests are due at 7:30 in Paris', (first) => {
  for (let day = first; day < addDays(first, 40); day = addDays(day, 1)) {
    const [before, after] = [new Date(`${day}T04:59:59Z`), new Date(`${day}T06:31:00Z`)];
    expect(inParis(alertDueAt('daily', before))).toBe(`${day} 07:30`);
    expect(inParis(alertDueAt('daily', after))).toBe(`${addDays(day, 1)} 07:30`);
    const weekly = alertDueAt('weekly', after);
    expect(inParis(weekly)).toMatch(/ 07:30$/);
    expect(weekly.getUTCDay()).toBe(1);
    const waitDays = (weekly.getTime() - after.getTime()) / 86_400_000;
    expect(waitDays).toBeGreaterThan(0);
    expect(waitDays).toBeLessThanOrEqual(7.05);
  }
});

test('what is found while a digest leaves waits for the next one', () => {
  const digest = new Date('2026-11-23T06:30:00Z');
  expect(alertDueAt('daily', new Date(digest.getTime() - 1))).toEqual(digest);
  expect(inParis(alertDueAt('daily', digest))).toBe('2026-11-24 07:30');
  expect(inParis(alertDueAt('weekly', digest))).toBe('2026-11-30 07:30');
});
