import { directoryFilters } from '@mitoyen/contract/features/directory/directory-filters.schemas.ts';
import { jobFilters } from '@mitoyen/contract/features/offers/job-filters.schemas.ts';
import { offerFilters } from '@mitoyen/contract/features/offers/offer-calls.schemas.ts';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  sql,
} from 'kysely';
import { expect, test } from 'vitest';
import { chunkQuery, fetchQuery, placesQuery } from '../src/core/lists/by-distance.ts';
import { countQuery, firstPageQuery, type ListQuery, pageQuery } from '../src/core/lists/list-query.ts';
import { readCriteria } from '../src/features/directory/directory-criteria.ts';
import { profileQuery } from '../src/features/directory/directory-page.repository.ts';
import { facetQuery } from '../src/features/facets/count-facets.ts';
import {
  fitConditions,
  offerConditions,
  readJobCriteria,
  readOfferCriteria,
} from '../src/features/offers/offer-criteria.ts';
import { fitOrder, newestOrder } from '../src/features/offers/offer-order.ts';

const compiler = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

const today = '2026-11-22';
const items = (ids: RawBuilder<unknown>) => sql`${ids} as ids`;
const shuffle = { column: 'shuffle_a', direction: 'asc', start: 7 } as const;
const lyon = { place: 'c69123', radius: '10' };

const profiles = (query: object, asked = {}): ListQuery =>
  profileQuery(
    { ...readCriteria(directoryFilters.parse(query), today), ...asked },
    { shuffle, after: null, take: 25 },
    items,
  );
const offers = (query: object, audience: 'members' | 'everyone' = 'members'): ListQuery => ({
  list: 'offers',
  conditions: offerConditions(readOfferCriteria(offerFilters.parse(query)), { audience, today }),
  key: '',
  order: newestOrder,
  after: null,
  take: 25,
  items,
});
const jobs = (query: object): ListQuery => ({
  ...offers({}),
  list: 'jobs',
  conditions: offerConditions(readJobCriteria(jobFilters.parse(query)), { audience: 'members', today }),
});

/** Members' searches with words come by fit. */
const fitting = (search: string): ListQuery => {
  const fit = fitConditions(readOfferCriteria(offerFilters.parse({ search })), 'members');
  return { ...offers({ search }), ...(fit && { order: fitOrder(fit) }) };
};

const searches: Readonly<Record<string, ListQuery>> = {
  'profiles: all': profiles({}),
  'profiles: words': profiles({ search: 'dessinatrice bois' }),
  'profiles: abbreviation, plural, unit': profiles({ search: 'un B.E.T. : locaux de 60 m²' }),
  'profiles: part of a place': profiles({ location: 'ville' }),
  'profiles: place as text': profiles({ location: 'Lyon 3' }),
  'profiles: kind and amounts': profiles({ minRate: '30', maxRate: '60', maxSalary: '40000' }),
  'profiles: availability, experience, day': profiles({
    availability: ['1 mois'],
    minExperience: '3',
    availableBefore: '2026-12-24',
  }),
  'profiles: radius': profiles(lyon),
  'profiles: radius, for visitors': profiles(lyon, { isForVisitor: true }),
  'profiles: radius, trade, facets': profiles({
    ...lyon,
    trade: ['architecte'],
    phase: ['DCE'],
    software: ['revit:2'],
  }),
  'profiles: radius, travellers': profiles({ ...lyon, travel: '1' }),
  'profiles: département': profiles({ place: 'd75' }),
  'missions: all': offers({}),
  'missions: words, for everyone': offers({ search: 'plan' }, 'everyone'),
  'missions: words, by fit': fitting('dessinatrice revit'),
  'missions: words, remote': offers({ search: 'plan', remote: '1' }),
  'missions: radius, for everyone': offers(lyon, 'everyone'),
  'jobs: radius, contract, salary': jobs({ ...lyon, contract: ['cdi'], minSalary: '30000' }),
};

const near = { codes: ['c69123', 'c69266'], kms: [0, 3] };
function show(name: string, query: RawBuilder<unknown>): string {
  const { sql: text, parameters } = query.compile(compiler);
  const values = parameters.map((value, at) => `$${at + 1} = ${JSON.stringify(value).slice(0, 80)}`);
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return [`-- ${name}`, ...lines, ...values.map((value) => `-- ${value}`), ''].join('\n');
}

// `npx vitest run apps/server/test/searches.test.ts -u` writes it anew
test('the statements of every kind of search are those that were reviewed', async () => {
  const { conditions, list } = profiles(lyon);
  const statements = [
    ...Object.entries(searches).map(([name, query]) => show(name, firstPageQuery(query))),
    show('a page that is walked for', pageQuery(profiles({ type: 'freelance' }), 'walk')),
    show('a page that is fetched', pageQuery(profiles({ type: 'freelance' }), 'fetch')),
    show('a page by fit that is walked for', pageQuery(fitting('plan'), 'walk')),
    show('by distance, where those that fit are', placesQuery(profiles(lyon))),
    show('by distance, fetched', fetchQuery(profiles(lyon), near)),
    show('by distance, place after place', chunkQuery(profiles(lyon), near)),
    show('a count', countQuery(list, conditions)),
    show('facets', facetQuery({ list, conditions, place: sql`place_code` }, ['trades', 'departements'])),
  ];
  await expect(statements.join('\n')).toMatchFileSnapshot('searches.sql');
});
