import { expect, test } from 'vitest';
import { filterLimits, isUnlimitedRate, isUnlimitedSalary } from './directory.rules.ts';
import { directoryFilters } from './directory-filters.schemas.ts';

test('the upper ends of the sliders mean no limit', () => {
  const { hourlyRateEuros, salaryEuros } = filterLimits;
  const ends = [undefined, hourlyRateEuros.max - 1, hourlyRateEuros.max, hourlyRateEuros.max + 1];
  expect(ends.map(isUnlimitedRate)).toEqual([true, false, true, true]);
  const salaries = [undefined, salaryEuros.max - 1, salaryEuros.max, salaryEuros.max + 1];
  expect(salaries.map(isUnlimitedSalary)).toEqual([true, false, true, true]);
});

test('availabilities come once, several times or not at all, each known', () => {
  const read = (availability: unknown) => directoryFilters.safeParse({ availability }).data?.availability;
  expect(read(undefined)).toEqual([]);
  expect(read('1 mois')).toEqual(['1 mois']);
  expect(read(['1 mois', 'Disponible'])).toEqual(['1 mois', 'Disponible']);
  expect(read(['1 mois', 'demain'])).toBeUndefined();
});
