import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasCriteria, noFilters, offerSearchParams, parseOfferFilters } from './offers-url.ts';

const filtersArbitrary = fc.record({
  search: fc.string({ maxLength: 60, unit: 'grapheme' }).map((text) => text.trim()),
  location: fc.string({ maxLength: 30 }).map((text) => text.trim()),
  remote: fc.boolean(),
});

it('gives back every filter after a trip through a real address', () => {
  fc.assert(
    fc.property(filtersArbitrary, (filters) => {
      const address = new URL('https://mitoyen.test/jobs');
      address.search = offerSearchParams(filters).toString();
      expect(parseOfferFilters(new URL(address.href).searchParams)).toEqual(filters);
    }),
  );
});

it('leaves out what was not asked', () => {
  expect(offerSearchParams(noFilters).toString()).toBe('');
  expect(hasCriteria(noFilters)).toBe(false);
  expect(offerSearchParams({ ...noFilters, remote: true }).toString()).toBe('remote=1');
});

it('takes what makes no sense as not asked', () => {
  const params = new URLSearchParams({ search: 'a'.repeat(300), remote: 'peut-être' });
  expect(parseOfferFilters(params)).toEqual({ ...noFilters, search: 'a'.repeat(200) });
});
