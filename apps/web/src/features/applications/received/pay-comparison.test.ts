import type { Application } from '@mitoyen/contract/features/applications/applications.schemas.ts';
import { expect, test } from 'vitest';
import { application, jobApplication } from '../../offers/offer.fixture.ts';
import { comparePay } from './pay-comparison.ts';

const received = {
  ...{ isFavourite: false, title: '', location: '', experienceYears: 0, availability: null, works: [] },
  ...{ budget: null, salary: null, expectedSalary: null },
} satisfies Application['received'];

test.each([
  [420, 400, '20 € au-dessus du budget', true],
  [380, 400, '20 € sous le budget', false],
  [400, 400, 'égal au budget', false],
  [420.1, 420, '0,10 € au-dessus du budget', true],
  [0.3, 0.1, '0,20 € au-dessus du budget', true],
  [420, 0, null, false],
  [420, null, null, false],
])('%s a day against %s', (proposedRate, budget, against, isAbove) => {
  const found = comparePay(application({ proposedRate, received: { ...received, budget } }));
  expect([found?.against?.replaceAll('\u00a0', ' ') ?? null, found?.isAbove]).toEqual([against, isAbove]);
});

test.each([
  [44_000, { min: 36_000, max: 42_000, period: 'year' as const }, '2 000 € au-dessus de la fourchette', true],
  [40_000, { min: 36_000, max: 42_000, period: 'year' as const }, 'dans la fourchette', false],
  [9_000, { min: 800, max: 900, period: 'month' as const }, 'sous la fourchette', false],
  [10_900, { min: 800, max: 900, period: 'month' as const }, '100 € au-dessus de la fourchette', true],
  [40_000, null, null, false],
])('%s a year against %o', (expectedSalary, salary, against, isAbove) => {
  const found = comparePay(jobApplication({ received: { ...received, salary, expectedSalary } }));
  expect([found?.against?.replaceAll(/[\u00a0\u202f]/g, ' ') ?? null, found?.isAbove]).toEqual([
    against,
    isAbove,
  ]);
});

test('who hopes for nothing in particular is compared with nothing', () => {
  expect(comparePay(jobApplication({ received: { ...received, expectedSalary: 0 } }))).toBeNull();
});
