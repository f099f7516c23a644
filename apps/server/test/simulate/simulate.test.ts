import { expect, test } from 'vitest';
import { createTestDatabase } from '../test-database.ts';
import { hoursLater, judgeAlerts } from './measures.ts';
import { beginning } from './open-market.ts';
import { simulate } from './simulate.ts';

const days = 8;
const few = { people: 24, days, seed: 7, daysBetweenVisits: 2, off: new Set<never>() };

test('a week of two dozen people shows no fault, and goes the same way again', async () => {
  const { rows, faults, measures } = await simulate(await createTestDatabase(), few);
  expect(faults).toEqual([]);
  expect(measures.counts).toMatchObject({ outlivedProofs: 0, deadOffers: 0, leaks: 0 });
  expect(judgeAlerts(measures, hoursLater(beginning, days * 24))).toMatchObject({
    missed: 0,
    doubled: 0,
    unasked: 0,
  });
  // that there was something to be at fault
  const { counts, told, applications } = measures;
  for (const seen of [counts.marksSeen, counts.offersSeen, counts.fits, told.size, applications.size])
    expect(seen).toBeGreaterThan(0);
  const again = await simulate(await createTestDatabase(), few);
  expect([...again.rows]).toEqual([...rows]);
});
