import { expect, test } from 'vitest';
import { furtherWarmUpS } from './measure-paths.ts';

test.each([
  { path: 'a slow path is warmed up for forty seconds in all', answers: 3_500, seconds: 10, furtherS: 30 },
  { path: 'another until twenty thousand answers', answers: 8_000, seconds: 10, furtherS: 15 },
  { path: 'a quick one no longer', answers: 120_000, seconds: 10, furtherS: 0 },
  { path: 'what answers hardly at all for no longer than that', answers: 1, seconds: 10, furtherS: 30 },
])('$path', ({ answers, seconds, furtherS }) => {
  expect(furtherWarmUpS({ answers, seconds })).toBe(furtherS);
});
