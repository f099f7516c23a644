import fc from 'fast-check';
import { expect, it } from 'vitest';
import { noFilters, type OfferFilters } from './offers.filters.ts';
import { hasCriteria, offerSearchParams, parseOfferFilters } from './offers-url.ts';

const codes = fc.uniqueArray(fc.stringMatching(/^[a-zA-Z][a-z-]{0,9}(:[1-3])?$/), { maxLength: 4 });
const place = fc.constantFrom(
  { place: '', radius: null, order: 'shuffle' as const },
  { place: 'c69123', radius: null, order: 'distance' as const },
  { place: 'c69123', radius: 0, order: 'shuffle' as const },
  { place: 'd69', radius: null, order: 'shuffle' as const },
);
const filtersArbitrary: fc.Arbitrary<OfferFilters> = fc
  .record({
    search: fc.string({ maxLength: 60, unit: 'grapheme' }).map((text) => text.trim()),
    location: fc.string({ maxLength: 30 }).map((text) => text.trim()),
    remote: fc.boolean(),
    trade: codes,
    phase: codes,
    software: codes,
    programme: codes,
    context: codes,
    place,
  })
  .map((filters) => ({ ...filters, ...filters.place }));

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
  const codes = new URLSearchParams('place=lyon&radius=25&trade=%3Cb%3E&order=distance&software=revit:9');
  expect(parseOfferFilters(codes)).toEqual(noFilters);
  const area = new URLSearchParams('place=d69&radius=25&order=distance');
  expect(parseOfferFilters(area)).toEqual({ ...noFilters, place: 'd69' });
});
