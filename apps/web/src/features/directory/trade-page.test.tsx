import { directoryRoutes } from '@mitoyen/contract/features/directory/directory.contract.ts';
import type { TradePage } from '@mitoyen/contract/features/directory/trade-page.schemas.ts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { answer, fakeApi, lose } from '../../core/api/fake-api.fixture.ts';
import { createQueryClient } from '../../core/api/query-client.ts';
import { renderPage } from '../../core/pages/render-page.fixture.tsx';
import { patterns } from '../../paths.ts';
import { placeQuery } from '../places/index.ts';
import { lyonWithParents } from '../places/place.fixture.ts';
import { defaultFilters } from './directory.filters.ts';
import { freelanceCard, profilePage } from './profile.fixture.ts';
import { reachOf } from './reach-of.ts';
import { tradePageTexts as texts } from './trade-page.texts.ts';
import TradePlacePage from './trade-place-page.tsx';

afterEach(cleanup);

const inLyon: TradePage = {
  trade: { code: 'architecte', name: 'Architectes' },
  place: { code: 'c69123', kind: 'commune', name: 'Lyon', departement: 'Rhône' },
  total: 2,
  isTotalExact: true,
  trades: [{ code: 'metreur', name: 'Métreurs et métreuses', count: 1 }],
  places: [{ code: 'c69266', name: 'Villeurbanne', count: 1200 }],
};
const open = () => renderPage(TradePlacePage, patterns.tradePlace, '/freelancers/architecte/lyon-69123');

test('names the trade and the town, shows who is there and leads on', async () => {
  const calls = fakeApi(
    answer(directoryRoutes.tradePage, inLyon),
    answer(directoryRoutes.search, profilePage([freelanceCard(), freelanceCard()])),
  );
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Architectes à Lyon' })).toBeTruthy();
  expect(screen.getByText(/2 profils sur place et jusqu’à 25 km/)).toBeTruthy();
  expect(await screen.findAllByRole('heading', { level: 2, name: /^Camille, / })).toHaveLength(2);
  const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf(/Villeurbanne/)).toBe('/freelancers/architecte/villeurbanne-69266');
  expect(hrefOf(/Métreurs/)).toBe('/freelancers/metreur/lyon-69123');
  expect(hrefOf(/Affiner/)).toBe('/freelancers?place=c69123&radius=25&trade=architecte');
  expect(calls.map(({ query }) => new URLSearchParams(query).get('place'))).toEqual(['c69123', 'c69123']);
});

test('where nobody is yet, it says so and offers to be the first', async () => {
  fakeApi(
    answer(directoryRoutes.tradePage, { ...inLyon, total: 0 }),
    answer(directoryRoutes.search, profilePage([])),
  );
  open();
  expect(await screen.findByText(texts.emptyTitle)).toBeTruthy();
  expect(screen.getByRole('link', { name: texts.createProfile })).toBeTruthy();
});

test('a failed load is told, with another try', async () => {
  fakeApi(lose(directoryRoutes.tradePage), answer(directoryRoutes.search, profilePage([])));
  open();
  expect(await screen.findByText(texts.failureTitle)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Réessayer' })).toBeTruthy();
});

test.each([
  ['Le Havre', 'Architectes au Havre'],
  ['Les Ulis', 'Architectes aux Ulis'],
  ['L’Haÿ-les-Roses', 'Architectes à L’Haÿ-les-Roses'],
])('%s: %s', (name, heading) => {
  expect(texts.heading('Architectes', { kind: 'commune', name, departement: null })).toBe(heading);
});

test('search engines keep the whole list and one trade in one place; no other filter', () => {
  const client = createQueryClient();
  client.setQueryData(placeQuery('c69123').queryKey, lyonWithParents);
  const trade = ['architecte'];
  const around = { place: 'c69123', radius: 25 };
  const reach = (over: object) => reachOf({ ...defaultFilters, ...over }, client);
  expect(reach({})).toEqual({ canonicalPath: '/freelancers' });
  expect(reach({ trade })).toEqual({ canonicalPath: '/freelancers/architecte' });
  expect(reach({ trade, ...around })).toEqual({ canonicalPath: '/freelancers/architecte/lyon-69123' });
  for (const other of [
    { search: 'bois' },
    { trade, search: 'bois' },
    { trade, place: 'c69123', radius: 10 },
    around,
  ])
    expect(reach(other)).toEqual({ noindex: true });
});
