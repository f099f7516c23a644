import { describe, expect, test } from 'vitest';
import { checkOffer } from '../check-offer.ts';
import type { CheckedOffer } from '../offer-checks.types.ts';
import { valueOn } from './dated-figures.ts';
import * as legal from './legal-figures.ts';
import { lowestPay } from './lowest-pay.ts';

const cdi: CheckedOffer = { kind: 'cdi', salaryPeriod: 'year', hoursPerWeek: 35 };
const stage: CheckedOffer = { kind: 'stage', salaryPeriod: 'month', hoursPerWeek: 35, months: 5 };
const found = (offer: CheckedOffer, day = '2026-11-23') =>
  checkOffer({ titre: 'Dessin (F/H)', ...offer }, { name: 'Métré Sud' }, day).map(
    ({ level, rule, field }) => `${level} ${rule} ${field}`,
  );

test('the newest known figure holds after its day, and the first before any', () => {
  const figures = legal.minimumWagePerHour;
  expect(valueOn(figures, '2024-11-01')).toBe(11.88);
  expect(valueOn(figures, '2025-12-31')).toBe(11.88);
  expect(valueOn(figures, '2026-01-01')).toBe(12.02);
  expect(valueOn(figures, '2040-01-01')).toBe(figures.at(-1)?.value);
  expect(valueOn(figures, '2000-01-01')).toBe(11.88);
});

test('figures are in the order of their days, each with an official source, a month’s being 35 hours a week', () => {
  const lists = Object.values(legal).filter((value) => Array.isArray(value));
  expect(lists.length).toBeGreaterThan(4);
  for (const list of lists) {
    const days = list.map(({ from }) => from);
    expect(days).toEqual([...new Set(days)].toSorted());
    for (const { source } of list)
      expect(source).toMatch(/^https:\/\/www\.(?:legifrance\.gouv|service-public)\.fr\//);
  }
  for (const { from, value } of legal.minimumWagePerMonth) {
    const hourly = valueOn(legal.minimumWagePerHour, from);
    expect(Math.abs(value - (hourly * 35 * 52) / 12)).toBeLessThan(0.01);
  }
});

describe('the least that may be paid', () => {
  test.each([
    [cdi, '2026-11-23', 21_876.36],
    [cdi, '2025-06-01', 21_621.6],
    [{ ...cdi, hoursPerWeek: 39 }, '2026-11-23', 24_376.51],
    [{ ...cdi, hoursPerWeek: 17.5 }, '2026-11-23', 10_938.18],
    [{ ...cdi, salaryPeriod: 'month' }, '2026-11-23', 1_823.03],
    [{ ...cdi, placeCode: 'c97611' }, '2026-11-23', 16_980.6],
    [{ ...cdi, kind: 'alternance', salaryPeriod: 'month' }, '2026-11-23', 492.21],
    [stage, '2026-11-23', 682.5],
    [stage, '2025-11-23', 659.75],
    [{ ...stage, months: 2 }, '2026-11-23', 0],
    [{ ...stage, months: null }, '2026-11-23', 682.5],
  ] as const)('%j on %s', (offer, day, least) => {
    expect(lowestPay(offer, day)).toBe(least);
    if (least === 0) return;
    const whole = Math.ceil(least);
    expect(found({ ...offer, salaryMin: whole, salaryMax: whole }, day)).toEqual([]);
    const rule = offer.kind === 'stage' ? 'unpaid' : 'range';
    expect(found({ ...offer, salaryMin: least - 1, salaryMax: whole }, day)).toEqual([
      `stop ${rule} salaryMin`,
    ]);
  });
});

test('a job without its range is stopped, one too wide asks to be read, and a short internship may be unpaid', () => {
  expect(found(cdi)).toEqual(['stop range salaryMin']);
  expect(found({ ...cdi, salaryMin: 30_000 })).toEqual(['stop range salaryMax']);
  expect(found({ ...cdi, salaryMin: 28_000, salaryMax: 60_000 })).toEqual(['warn range salaryMax']);
  expect(found({ ...cdi, salaryMin: 28_000, salaryMax: 42_000 })).toEqual([]);
  expect(found({ ...stage, months: 1, salaryMin: 0, salaryMax: 0 })).toEqual([]);
  expect(found({ ...stage, months: 3, salaryMin: 0, salaryMax: 0 })).toEqual(['stop unpaid salaryMin']);
  expect(found(stage)).toEqual(['stop range salaryMin']);
  expect(found({ kind: 'alternance', salaryPeriod: 'month', salaryMin: 493, salaryMax: 1_823 })).toEqual([]);
});

test('a mission for nothing asks to be read', () => {
  expect(found({ kind: 'mission', budget: 0 })).toEqual(['warn unpaid budget']);
  expect(found({ kind: 'mission', budget: null })).toEqual([]);
});
