import { availabilityFilters, filterLimits } from '@mitoyen/contract/features/directory/directory.rules.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultFilters, type Filters } from './directory.filters.ts';
import { directorySearchParams, parseDirectoryAddress } from './directory-url.ts';

const range = (max: number) =>
  fc
    .tuple(fc.integer({ min: 0, max }), fc.integer({ min: 0, max }))
    .map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);

const filtersArbitrary: fc.Arbitrary<Filters> = fc
  .record({
    type: fc.constantFrom('all' as const, 'freelance' as const, 'jobseeker' as const),
    search: fc.string({ maxLength: 60, unit: 'grapheme' }).map((text) => text.trim()),
    location: fc.string({ maxLength: 30 }).map((text) => text.trim()),
    rate: range(filterLimits.hourlyRateEuros.max),
    salary: range(filterLimits.salaryEuros.max),
    minExperience: fc.integer({ min: 0, max: filterLimits.experienceYears.max }),
    availability: fc.subarray(availabilityFilters.map(({ label }) => label)),
  })
  .map(({ rate, salary, ...rest }) => ({
    ...defaultFilters,
    ...rest,
    minRate: rate[0],
    maxRate: rate[1],
    minSalary: salary[0],
    maxSalary: salary[1],
  }));

const seedArbitrary = fc.option(fc.stringMatching(/^[A-Za-z0-9]{1,64}$/));

describe('the directory’s address', () => {
  it('gives back every filter and the draw, after a trip through a real address', () => {
    fc.assert(
      fc.property(filtersArbitrary, seedArbitrary, (filters, seed) => {
        const address = new URL('https://mitoyen.test/freelancers');
        address.search = directorySearchParams({ filters, seed }).toString();
        expect(parseDirectoryAddress(new URL(address.href).searchParams)).toEqual({ filters, seed });
      }),
    );
  });

  it('never fails on what somebody typed, and settles at once', () => {
    const names = [...Object.keys(defaultFilters), 'seed'];
    const pairs = fc.array(
      fc.tuple(fc.constantFrom(...names), fc.oneof(fc.string(), fc.double().map(String))),
    );
    fc.assert(
      fc.property(pairs, (entries) => {
        const address = parseDirectoryAddress(new URLSearchParams(entries));
        expect(address.filters.minRate).toBeLessThanOrEqual(address.filters.maxRate);
        expect(address.filters.minSalary).toBeLessThanOrEqual(address.filters.maxSalary);
        expect(parseDirectoryAddress(directorySearchParams(address))).toEqual(address);
      }),
    );
  });

  it('leaves default values out', () => {
    expect(directorySearchParams({ filters: defaultFilters, seed: null }).toString()).toBe('');
    const one = { ...defaultFilters, maxRate: 400 };
    expect(directorySearchParams({ filters: one, seed: 'a1' }).toString()).toBe('maxRate=400&seed=a1');
  });

  it('takes the full availability values as well as the short ones', () => {
    const params = new URLSearchParams({ availability: 'Disponible sous 1 mois' });
    params.append('availability', 'en poste');
    expect(parseDirectoryAddress(params).filters.availability).toEqual(['1 mois', 'en poste']);
  });
});
