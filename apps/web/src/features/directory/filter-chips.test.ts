import { expect, test } from 'vitest';
import { defaultFilters, type Filters } from './directory.filters.ts';
import { filterChips } from './filter-chips.ts';

const labels = (filters: Partial<Filters>) =>
  filterChips({ ...defaultFilters, ...filters }).map(({ label }) => label.replace(/[\u00a0\u202f]/g, ' '));

test('only what narrows the list has a chip', () => {
  expect(labels({})).toEqual([]);
  expect(labels({ search: 'bois', location: 'Lyon' })).toEqual([]);
});

test('ranges say which of their ends matter', () => {
  expect(labels({ minRate: 40 })).toEqual(['Dès 40 €/h']);
  expect(labels({ maxRate: 90 })).toEqual(['Jusqu’à 90 €/h']);
  expect(labels({ minSalary: 30_000, maxSalary: 45_000 })).toEqual(['30 000 à 45 000 €/an']);
});

test('taking every chip away, one by one, leaves no filter', () => {
  let filters: Filters = {
    ...defaultFilters,
    type: 'jobseeker',
    minRate: 10,
    maxSalary: 60_000,
    minExperience: 3,
    availability: ['1 mois', 'en poste'],
    ordre: 'verified',
  };
  expect(filterChips(filters)).toHaveLength(7);
  for (let left = 6; left >= 0; left--) {
    filters = { ...filters, ...filterChips(filters)[0]?.removal };
    expect(filterChips(filters)).toHaveLength(left);
  }
  expect(filters).toEqual(defaultFilters);
});
