import { expect, test } from 'vitest';
import type { Run } from '../measure/measure-run.ts';
import { loadShare, pathTable } from './path-table.ts';

const run = (perCpuSecond: number): Run => ({
  perCpuSecond,
  postgresMs: 0.5,
  serverS: 1,
  postgresS: 0.5,
  loadS: 0.5,
  p50Ms: 1,
  p95Ms: 2,
  p99Ms: 3,
  answers: 100,
  seconds: 1,
});
const sides = { ours: [run(50), run(90)], bare: [run(100), run(100)] };

test('shows the middle, the spread, and whether the goal is met', () => {
  const [, , share, absolute] = pathTable([
    { name: 'a list', goal: { share: 0.8 }, ...sides },
    { name: 'a page', goal: { perCpuSecond: 60 }, ...sides },
  ]).split('\n');
  expect(share).toBe(
    '| a list | 70 (50–90) | 100 (100–100) | 0.70 (0.50–0.90) | 0.8 missed | 0.50 | 0.50 | 1.0 / 2.0 / 3.0 | 1.0 / 2.0 / 3.0 |',
  );
  expect(absolute).toContain('60 a second met');
});

test('names the load generator’s part of all work', () => {
  expect(loadShare([{ name: 'a list', goal: { share: 1 }, ...sides }])).toBe(0.25);
});
