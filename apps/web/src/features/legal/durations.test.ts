import { expect, test } from 'vitest';
import { days, hours, minutes, months } from './durations.ts';

test('months are told as years from three on', () => {
  expect([1, 12, 24, 30, 36, 37, 60].map(months)).toEqual([
    '1\u00a0mois',
    '12\u00a0mois',
    '24\u00a0mois',
    '30\u00a0mois',
    '3\u00a0ans',
    '37\u00a0mois',
    '5\u00a0ans',
  ]);
});

test('one is singular', () => {
  expect([days(1), days(7), hours(24), minutes(30)]).toEqual([
    '1\u00a0jour',
    '7\u00a0jours',
    '24\u00a0heures',
    '30\u00a0minutes',
  ]);
});
