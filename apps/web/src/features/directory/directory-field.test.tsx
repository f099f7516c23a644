import { directoryRoutes } from '@mitoyen/contract/features/directory/directory.contract.ts';
import type { FacetCounts } from '@mitoyen/contract/features/facets/facet-counts.schemas.ts';
import { placeRoutes } from '@mitoyen/contract/features/places/places.contract.ts';
import { vocabularyRoutes } from '@mitoyen/contract/features/vocabulary/vocabulary.contract.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { answer, answerTo, fakeApi, hold, lose } from '../../core/api/fake-api.fixture.ts';
import { renderPage } from '../../core/pages/render-page.fixture.tsx';
import { paths, patterns } from '../../paths.ts';
import { fieldTexts } from '../field-search/field.texts.ts';
import { lyon, lyonWithParents } from '../places/place.fixture.ts';
import { someVocabulary } from '../vocabulary/vocabulary.fixture.ts';
import { directoryTexts as texts } from './directory.texts.ts';
import DirectoryPage from './directory-page.tsx';
import { freelanceCard, profilePage } from './profile.fixture.ts';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const open = (query = {}) =>
  renderPage(DirectoryPage, patterns.directory, paths.directory({ seed: 'abc', ...query }));
const found = (count: number) => screen.findByText(texts.found(count));
const nobody = answer(directoryRoutes.search, profilePage([]));
const somebody = answer(directoryRoutes.search, profilePage([freelanceCard()]));
const words = answer(vocabularyRoutes.get, someVocabulary);
const counts: FacetCounts = {
  total: 12,
  exact: true,
  trades: [{ code: 'architecte', count: 7 }],
  phases: [],
  software: [
    { code: 'revit', count: 4 },
    { code: 'revit:2', count: 2 },
  ],
  programmes: [],
  contexts: [],
  departements: [
    { code: 'd69', count: 9 },
    { code: 'd974', count: 1 },
  ],
};
const facets = answer(directoryRoutes.facets, counts);

test('a place chosen from the list is searched around, and cards say how far they are', async () => {
  const near = answer(
    directoryRoutes.search,
    profilePage([freelanceCard({ distanceKm: 25, reaches: true })]),
  );
  fakeApi(nobody, near, answer(placeRoutes.search, [lyon]), answer(placeRoutes.get, lyonWithParents));
  const { router } = open();
  await found(0);
  await userEvent.type(screen.getByLabelText(texts.location), 'lyo');
  await userEvent.click(await screen.findByRole('option', { name: 'Lyon, Rhône, commune' }));
  await found(1);
  expect(new URLSearchParams(router.state.location.search).toString()).toBe(
    'place=c69123&radius=25&seed=abc',
  );
  expect(screen.getByLabelText(texts.location)).toHaveProperty('value', 'Lyon');
  expect(screen.getByText(/≈\s25\skm/)).toBeTruthy();
  expect(screen.getByText('se déplace jusqu’ici')).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText('Ordre'), 'distance');
  await waitFor(() => expect(router.state.location.search).toContain('order=distance'));
  await userEvent.click(screen.getByRole('checkbox', { name: /se déplacent jusqu’ici/ }));
  await waitFor(() => expect(router.state.location.search).toContain('travel=1'));
});

test('typing on after a choice searches the text, and no place', async () => {
  fakeApi(somebody, answer(placeRoutes.search, []), answer(placeRoutes.get, lyonWithParents));
  const { router } = open({ place: 'c69123', radius: 25, order: 'distance', travel: '1' });
  const field = await screen.findByDisplayValue('Lyon');
  await userEvent.type(field, ' nord{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?location=Lyon+nord&seed=abc'));
  expect(screen.queryByLabelText('Ordre')).toBeNull();
});

test('facets come with their counts once a group is opened; a program is asked for with a level', async () => {
  const calls = fakeApi(somebody, facets, words);
  const { router } = open();
  await found(1);
  expect(calls.map(({ route }) => route.path)).toEqual([directoryRoutes.search.path]);
  await userEvent.click(screen.getAllByText('Logiciels')[0] as HTMLElement);
  await userEvent.click(await screen.findByRole('checkbox', { name: /Revit\s*4/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?software=revit&seed=abc'));
  const level = await screen.findByRole('combobox', { name: 'Niveau demandé en Revit' });
  await userEvent.selectOptions(level, 'revit:3');
  await waitFor(() => expect(router.state.location.search).toBe('?software=revit%3A3&seed=abc'));
  await userEvent.click(
    await screen.findByRole('button', { name: /Retirer le filtre Revit, expert au moins/ }),
  );
  await waitFor(() => expect(router.state.location.search).toBe('?seed=abc'));
});

test('counts that cannot be loaded say so, keep nobody from choosing, and are asked for again', async () => {
  fakeApi(somebody, words, lose(directoryRoutes.facets), facets);
  open();
  await found(1);
  await userEvent.click(screen.getAllByText('Métiers')[0] as HTMLElement);
  const failure = await screen.findByRole('alert');
  expect(screen.getByRole('checkbox', { name: 'Architecte' })).toBeTruthy();
  await userEvent.click(within(failure).getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('checkbox', { name: /Architecte\s*7/ })).toBeTruthy();
});

test('counts whose answer does not come are not waited for, and what is read does not move when it does', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const held = hold(directoryRoutes.facets);
  fakeApi(somebody, words, held.reply);
  open();
  await found(1);
  fireEvent.click(screen.getAllByText('Métiers')[0] as HTMLElement);
  expect(await screen.findByText(fieldTexts.loading)).toBeTruthy();
  await act(async () => vi.advanceTimersByTime(3_000));
  const names = () => screen.getAllByRole('checkbox').map(({ parentElement }) => parentElement?.textContent);
  expect(names()).toEqual(expect.arrayContaining(['Économiste', 'Architecte']));
  const before = names().length;
  await act(async () => held.release(counts));
  expect(await screen.findByRole('checkbox', { name: /Architecte\s*7/ })).toBeTruthy();
  expect(names()).toHaveLength(before);
});

test('a sheet whose count does not come leads to the results', async () => {
  const held = hold(directoryRoutes.search);
  fakeApi(somebody, held.reply, facets, words);
  open();
  await found(1);
  await userEvent.click(screen.getByRole('button', { name: texts.showFilters(0) }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(await sheet.findByRole('button', { name: texts.seeFound(1, true) })).toBeTruthy();
  await userEvent.click(sheet.getByRole('radio', { name: 'Freelance' }));
  await userEvent.click(await sheet.findByRole('button', { name: texts.seeResults }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

const onlyLyon = answerTo(placeRoutes.search, (query) =>
  query.get('q')?.toLowerCase() === 'lyon' ? [lyon] : [],
);

test('what words name besides is offered, and taken as a filter by a press', async () => {
  fakeApi(somebody, words, onlyLyon, answer(placeRoutes.get, lyonWithParents));
  const { router } = open({ search: 'bois lyon' });
  await userEvent.click(await screen.findByRole('button', { name: /Lieu\s: Lyon/ }));
  await waitFor(() =>
    expect(router.state.location.search).toBe('?search=bois&place=c69123&radius=25&seed=abc'),
  );
});

test('words that nobody has all of are taken as what they name, and may be words again', async () => {
  const lists = [nobody, answer(directoryRoutes.totals, [])];
  fakeApi(...lists, words, onlyLyon, answer(placeRoutes.get, lyonWithParents));
  const { router } = open({ search: 'Revit DCE Lyon' });
  await waitFor(() =>
    expect(router.state.location.search).toBe('?place=c69123&radius=25&phase=DCE&software=revit&seed=abc'),
  );
  expect(await screen.findByText(/nous en avons fait des filtres/)).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: /Chercher le mot lui-même\s: Revit/ }));
  await waitFor(() => expect(router.state.location.search).toContain('search=Revit'));
  await found(0);
  expect(router.state.location.search).toBe('?search=Revit&place=c69123&radius=25&phase=DCE&seed=abc');
});

test('where nothing is found, the page says which criterion to drop and what that gives', async () => {
  const totals = [12, 0, 3, 1, 5, 2].map((total, index) => ({ total, isTotalExact: index !== 0 }));
  fakeApi(nobody, answer(directoryRoutes.totals, totals), words, facets);
  const software = ['revit', 'autocad', 'archicad', 'rhino'];
  const { router } = open({ search: 'zinguerie', type: 'freelance', software });
  const drops = await screen.findAllByRole('link', { name: /^Sans «/ });
  const told = drops.map((drop) => drop.textContent?.replace(/\s/g, ' '));
  expect(told.map((text) => text?.split(' : ')[1])).toEqual([
    'plus de 12 profils',
    '5 profils',
    '3 profils',
    '2 profils',
  ]);
  await userEvent.click(drops[0] as HTMLElement);
  await waitFor(() => expect(router.state.location.search).not.toContain('search='));
  expect(router.state.location.search).toContain('type=freelance');
});

test('the map counts each département, and its list leads to the same', async () => {
  fakeApi(somebody, facets);
  open();
  await found(1);
  await userEvent.click(screen.getByRole('button', { name: 'Carte de France' }));
  const list = await screen.findByRole('list', { name: 'Départements' });
  const [rhone, reunion] = within(list).getAllByRole('link');
  expect(rhone?.textContent).toBe('Rhône9');
  expect(rhone?.getAttribute('href')).toContain('place=d69');
  expect(reunion?.textContent).toBe('La Réunion1');
});

test('what is asked of freelances alone hides, and is dropped, once job seekers are chosen', async () => {
  fakeApi(somebody);
  const { router } = open({ type: 'freelance', minRate: 30, minExperience: 2 });
  await found(1);
  expect(screen.getByRole('group', { name: /^Tarif horaire/ })).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'OpenToWork' }));
  await waitFor(() => expect(router.state.location.search).toBe('?type=jobseeker&minExperience=2&seed=abc'));
  expect(screen.queryByRole('group', { name: /^Tarif horaire/ })).toBeNull();
  expect(screen.getByRole('group', { name: /^Salaire/ })).toBeTruthy();
});

const places = answer(placeRoutes.search, [
  { ...lyon, code: 'c93066', name: 'Saint-Denis', detail: 'Seine-Saint-Denis (93)' },
  { ...lyon, code: 'c97411', name: 'Saint-Denis', detail: 'La Réunion (974)' },
  { code: 'c77400', kind: 'commune' as const, name: 'Saint-Denis-lès-Rebais', detail: '', postalCodes: [] },
]);

test('of a name that several places bear, each is a button that searches around it', async () => {
  const calls = fakeApi(somebody, places, answer(placeRoutes.get, lyonWithParents));
  const { router } = open({ location: 'Saint-Denis' });
  const choices = await screen.findByRole('list', { name: /Saint-Denis.*lequel/ });
  const buttons = within(choices).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    'Saint-Denis, Seine-Saint-Denis (93)',
    'Saint-Denis, La Réunion (974)',
  ]);
  await userEvent.click(buttons[1] as HTMLElement);
  await waitFor(() => expect(router.state.location.search).toBe('?place=c97411&radius=25&seed=abc'));
  expect(screen.queryByRole('list', { name: /lequel/ })).toBeNull();
  expect(calls.filter(({ route }) => route.path === placeRoutes.search.path)).toHaveLength(1);
});

test('where few are found in a town, what lies around it is offered with its number', async () => {
  const around = answerTo(directoryRoutes.totals, (query) => {
    const total = query.get('radius') === '25' ? 1 : 12;
    return [{ total, isTotalExact: true }];
  });
  fakeApi(somebody, around, onlyLyon, answer(placeRoutes.get, lyonWithParents));
  const { router } = open({ location: 'Lyon' });
  const link = await screen.findByRole('link', { name: /^Autour de Lyon, 50\skm\s: 12$/ });
  await userEvent.click(link);
  await waitFor(() => expect(router.state.location.search).toBe('?place=c69123&radius=50&seed=abc'));
});

test('where many are found, nothing else is asked', async () => {
  const many = answer(directoryRoutes.search, profilePage([freelanceCard()], { total: 10 }));
  const calls = fakeApi(many, onlyLyon, answer(placeRoutes.get, lyonWithParents));
  open({ place: 'c69123' });
  await found(10);
  expect(calls.map(({ route }) => route.path)).not.toContain(directoryRoutes.totals.path);
});

test('the sheet of filters holds the place, and its trades are there', async () => {
  fakeApi(somebody, facets, words, onlyLyon, answer(placeRoutes.get, lyonWithParents));
  const { router } = open({ place: 'c69123', radius: 25 });
  await found(1);
  await userEvent.click(screen.getByRole('button', { name: texts.showFilters(1) }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(await sheet.findByRole('checkbox', { name: /Architecte\s*7/ })).toBeTruthy();
  expect(await sheet.findByDisplayValue('Lyon')).toBeTruthy();
  await userEvent.selectOptions(sheet.getByLabelText('Rayon'), '100');
  await waitFor(() => expect(router.state.location.search).toBe('?place=c69123&radius=100&seed=abc'));
  await userEvent.clear(sheet.getByLabelText(texts.location));
  await waitFor(() => expect(router.state.location.search).toBe('?seed=abc'));
});
