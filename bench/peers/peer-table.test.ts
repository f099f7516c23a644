import { expect, test } from 'vitest';
import type { Run } from '../measure/measure-run.ts';
import { peerTable } from './peer-table.ts';

const run = (serverS: number, postgresS: number): Run => ({
  serverS,
  postgresS,
  postgresMs: postgresS * 10,
  loadS: 9,
  answers: 100,
  perCpuSecond: 1,
  p50Ms: 1,
  p95Ms: 2,
  p99Ms: 3,
  seconds: 1,
});

test('counts the server’s work and PostgreSQL’s together, round by round', () => {
  const sides = { ours: [run(0.1, 0.1), run(0.2, 0.2)], bare: [run(0.7, 0.3), run(1, 1)] };
  const [, , met, missed, told] = peerTable([
    { name: 'a list', timesGoal: 5, ...sides },
    { name: 'a page', timesGoal: 5.5, ...sides },
    { name: 'deep', ...sides },
  ]).split('\n');
  expect(met).toBe(
    '| a list | 3.00 (2.00–4.00) | 15.00 (10.00–20.00) | 5.0 (5.0–5.0) | 5 met | 1.50 | 6.50 | 200 | 200 |',
  );
  expect(missed).toContain('| 5.5 missed |');
  expect(told).toContain('| – |');
});
