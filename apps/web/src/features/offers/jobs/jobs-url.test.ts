import { jobKinds } from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { noJobFilters } from './jobs.filters.ts';
import { hasJobCriteria, jobSearchParams, parseJobFilters } from './jobs-url.ts';

it('gives back contracts and salary after a trip through a real address', () => {
  const contracts = fc.subarray([...jobKinds]);
  const salary = fc.option(fc.integer({ min: 1, max: 1_000_000 }));
  fc.assert(
    fc.property(contracts, salary, fc.boolean(), (contract, minSalary, remote) => {
      const filters = { ...noJobFilters, contract, minSalary, remote, search: 'école & gare' };
      const address = new URL(`https://mitoyen.test/emplois?${jobSearchParams(filters)}`);
      expect(parseJobFilters(address.searchParams)).toEqual(filters);
    }),
  );
});

test.each([
  'contract=mission',
  'contract=x&contract=',
  'minSalary=-3',
  'minSalary=1e9',
  'minSalary=0',
  `minSalary=${'9'.repeat(100)}`,
])('what makes no sense (%s) counts as not asked', (query) => {
  expect(hasJobCriteria(parseJobFilters(new URLSearchParams(query)))).toBe(false);
});
