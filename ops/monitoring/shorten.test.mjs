import { expect, test } from 'vitest';
import { shortenIntervals, shortenRules } from './shorten.mjs';

const rule = `
        expr: max(mitoyen_jobs_oldest_seconds{queue="mail-send-account"}) > 900 and rate(a[10m]) > 1 or b offset 1h
        for: 2m
`;

test('durations of a rule become shorter together, thresholds that are no time stay', () => {
  expect(shortenRules(rule, 6)).toBe(`
        expr: max(mitoyen_jobs_oldest_seconds{queue="mail-send-account"}) > 150 and rate(a[100000ms]) > 1 or b offset 600000ms
        for: 20000ms
`);
  expect(shortenIntervals('  scrape_interval: 15s\n', 6)).toBe('  scrape_interval: 2500ms\n');
});

test('nothing is touched in a run of full length', () => {
  expect(shortenRules(rule, 1)).toBe(rule);
});
