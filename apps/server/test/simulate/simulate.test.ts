import { expect, test } from 'vitest';
import { createTestDatabase } from '../test-database.ts';
import type { Mechanism } from './mechanisms.ts';
import { judgeAlerts } from './measures.ts';
import { hoursLater } from './measures.ts';
import { beginning } from './open-market.ts';
import { simulate } from './simulate.ts';

const days = 14;
const end = hoursLater(beginning, days * 24);

async function run(off: readonly Mechanism[] = []) {
  const outcome = await simulate(await createTestDatabase(), {
    ...{ people: 30, days, seed: 7, daysBetweenVisits: 3 },
    off: new Set(off),
  });
  return { ...outcome, alerts: judgeAlerts(outcome.measures, end) };
}

test('three weeks of thirty people show no fault, and go the same way again', async () => {
  const { rows, faults, measures, alerts } = await run();
  console.log([...rows].map(([n, v]) => `${n}: ${v}`).join('\n'));
  expect(faults).toEqual([]);
  expect(measures.counts).toMatchObject({ outlivedProofs: 0, deadOffers: 0, leaks: 0 });
  expect(alerts).toMatchObject({ missed: 0, doubled: 0, unasked: 0 });
  const again = await run();
  expect([...again.rows]).toEqual([...rows]);
});
