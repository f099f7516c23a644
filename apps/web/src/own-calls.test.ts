import { directoryRoutes } from '@mitoyen/contract/features/directory/directory.contract.ts';
import { discreetRoutes } from '@mitoyen/contract/features/discreet/discreet.contract.ts';
import { jobRoutes } from '@mitoyen/contract/features/offers/jobs.contract.ts';
import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isAccepted } from './core/api/fake-api.fixture.ts';
import { parseReceivedAddress } from './features/applications/received/received-filters.ts';
import { directoryQueryNames } from './features/directory/directory.filters.ts';
import { directorySearchParams, parseDirectoryAddress } from './features/directory/directory-url.ts';
import {
  discreetSearchParams,
  noDiscreetFilters,
  parseDiscreetFilters,
} from './features/discreet/discreet-url.ts';
import { jobQueryNames } from './features/offers/jobs/job-query-names.ts';
import { jobSearchParams, parseJobFilters } from './features/offers/jobs/jobs-url.ts';
import { offerQueryNames } from './features/offers/offers.filters.ts';
import { offerSearchParams, parseOfferFilters } from './features/offers/offers-url.ts';

/** Values that an address may hold: what calls take, longer ones than they take, and anything else. */
const values = fc.oneof(
  fc.constantFrom('', '0', '1', '-1', '1e9', 'true', 'c69123', 'c00000x', 'revit:3', 'cdi', 'distance', '\0'),
  fc.constantFrom('2026-02-30', '9999-12-31', '25', '50', '🙂'.repeat(100), `a${'🙂'.repeat(100)}`),
  fc.string({ unit: 'binary', maxLength: 10 }),
  fc.integer({ min: 60, max: 300 }).map((length) => 'x'.repeat(length)),
);

test.each([
  [
    'directory',
    directoryQueryNames,
    directoryRoutes,
    (params: URLSearchParams) => directorySearchParams(parseDirectoryAddress(params)),
  ],
  [
    'missions',
    offerQueryNames,
    { search: offerRoutes.list },
    (params: URLSearchParams) => offerSearchParams(parseOfferFilters(params)),
  ],
  [
    'jobs',
    jobQueryNames,
    { search: jobRoutes.list },
    (params: URLSearchParams) => jobSearchParams(parseJobFilters(params)),
  ],
  [
    'discreet profiles',
    [...Object.keys(noDiscreetFilters), 'cursor'],
    { search: discreetRoutes.list },
    (params: URLSearchParams) => discreetSearchParams(parseDiscreetFilters(params)),
  ],
])(
  'whatever stands in its address, the list of %s asks what its call takes',
  (_list, names, { search }, read) => {
    const addresses = fc.array(fc.tuple(fc.constantFrom(...names), values), { maxLength: 40 });
    fc.assert(
      fc.property(addresses, (pairs) => {
        const query = read(new URLSearchParams(pairs.map(([name, value]) => [name, value]))).toString();
        expect([query, isAccepted({ route: search, query })]).toEqual([query, true]);
      }),
      { numRuns: 500 },
    );
  },
);

test.each(['x'.repeat(65), 'a\0b', ''])('an id that is none (%j) is not asked about', (id) => {
  const params = new URLSearchParams({ offre: id, candidature: id, comparer: `a,${id},b` });
  expect(parseReceivedAddress(params)).toMatchObject({
    filters: { offerId: null },
    chosenId: null,
    comparedIds: ['a', 'b'],
  });
});
