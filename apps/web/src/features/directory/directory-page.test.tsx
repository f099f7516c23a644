import { directoryRoutes } from '@mitoyen/contract/features/directory/directory.contract.ts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { answer, fakeApi, hold, lose, refuse } from '../../core/api/fake-api.fixture.ts';
import { atAddress, renderPage } from '../../core/pages/render-page.fixture.tsx';
import { paths, patterns } from '../../paths.ts';
import { directoryTexts as texts } from './directory.texts.ts';
import DirectoryPage from './directory-page.tsx';
import { freelanceCard, jobseekerCard, profilePage } from './profile.fixture.ts';

afterEach(cleanup);

const open = (query = {}) => renderPage(DirectoryPage, patterns.directory, paths.directory(query));
const found = (count: number) => screen.findByText(texts.found(count));

test('says that it is loading, then announces how many were found', async () => {
  const search = hold(directoryRoutes.search);
  fakeApi(search.reply);
  open();
  expect(screen.getAllByText('Chargement...').length).toBeGreaterThan(0);
  search.release(profilePage([freelanceCard(), jobseekerCard()]));
  const count = await found(2);
  expect(count.closest('[role=status]')).toBeTruthy();
});

test('puts the order’s draw in the address without a second load', async () => {
  const calls = fakeApi(answer(directoryRoutes.search, profilePage([freelanceCard()], { seed: 'abc42' })));
  const { router } = open({ search: 'bois' });
  await waitFor(() => expect(router.state.location.search).toBe('?search=bois&seed=abc42'));
  await found(1);
  expect(calls).toHaveLength(1);
  expect(router.state.historyAction).toBe('REPLACE');
});

test('a card pressed before the draw is in the address leads to its profile', async () => {
  const search = hold(directoryRoutes.search);
  fakeApi(search.reply);
  let arrive = () => {};
  const onTheWay = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { router } = renderPage(DirectoryPage, patterns.directory, paths.directory(), onTheWay);
  const pressed = router.navigate(paths.freelance('elodie'));
  search.release(profilePage([freelanceCard()], { seed: 'abc42' }));
  await found(1);
  arrive();
  await act(() => pressed);
  expect(await atAddress(paths.freelance('elodie'))).toBeTruthy();
});

test('more profiles asked for before the draw is in the address stay once it is', async () => {
  const search = hold(directoryRoutes.search);
  const next = hold(directoryRoutes.search);
  const calls = fakeApi(search.reply, next.reply);
  const { router } = renderPage(DirectoryPage, patterns.directory, paths.directory(), new Promise(() => {}));
  const leaving = router.navigate(paths.about());
  search.release(profilePage([freelanceCard()], { seed: 'abc42', total: 2, nextCursor: 'next' }));
  await found(2);
  await userEvent.click(screen.getByRole('button', { name: texts.more }));
  await act(() => Promise.all([leaving, router.navigate(paths.directory())]));
  await waitFor(() => expect(router.state.location.search).toBe('?seed=abc42'));
  next.release(profilePage([freelanceCard()], { seed: 'abc42', total: 2 }));
  expect(await screen.findByText(texts.allShown)).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(calls.map(({ query }) => query)).toEqual([
    expect.not.stringContaining('seed'),
    expect.stringContaining('seed=abc42'),
  ]);
});

test('an empty result says what to do, and resetting the filters does it', async () => {
  fakeApi(
    answer(directoryRoutes.search, profilePage([])),
    answer(directoryRoutes.search, profilePage([freelanceCard()])),
  );
  const { router } = open({ search: 'zinguerie', maxRate: 30, seed: 'abc' });
  expect(await screen.findByText('Aucun profil ne correspond à votre recherche.')).toBeTruthy();
  expect(screen.getByText('0 profil(s) trouvé(s)')).toBeTruthy();
  expect(screen.getByText('Erreur de chargement ? Veuillez actualiser la page.')).toBeTruthy();
  await userEvent.click(screen.getAllByRole('button', { name: texts.reset })[0] as HTMLElement);
  await found(1);
  expect(router.state.location.search).toBe('?seed=abc');
});

test('a total that is not exact says that there are more', async () => {
  fakeApi(
    answer(directoryRoutes.search, profilePage([freelanceCard()], { total: 10_000, isTotalExact: false })),
  );
  open({ seed: 'abc' });
  expect(await screen.findByText('plus de 10 000 profils trouvés')).toBeTruthy();
});

test('a failed load is told, and tried again on demand', async () => {
  fakeApi(lose(directoryRoutes.search), answer(directoryRoutes.search, profilePage([freelanceCard()])));
  open();
  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toContain('Erreur de chargement');
  expect(notice.textContent).toContain('Veuillez actualiser la page.');
  await userEvent.click(within(notice).getByRole('button', { name: 'Réessayer' }));
  await found(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a limit that is reached is told in the server’s words, and what was shown stays', async () => {
  const error = 'Vous avez consulté beaucoup de profils en peu de temps. Reprenez un peu plus tard.';
  fakeApi(
    answer(directoryRoutes.search, profilePage([freelanceCard()], { total: 2, nextCursor: 'next' })),
    refuse(directoryRoutes.search, 429, { error, code: 'too_many_names' }),
    answer(directoryRoutes.search, profilePage([freelanceCard({ firstName: 'Zoé' })], { total: 2 })),
  );
  open({ seed: 'abc' });
  await userEvent.click(await screen.findByRole('button', { name: texts.more }));
  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toContain(error);
  expect(screen.getAllByRole('article').length).toBe(1);
  await userEvent.click(within(notice).getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('link', { name: /^Zoé, / })).toBeTruthy();
});

test('the list follows what is typed, and the field keeps focus and text', async () => {
  fakeApi(
    answer(directoryRoutes.search, profilePage([freelanceCard(), freelanceCard()])),
    answer(directoryRoutes.search, profilePage([freelanceCard()])),
  );
  const { router } = open({ seed: 'abc' });
  await found(2);
  const field = screen.getByLabelText(texts.search);
  await userEvent.type(field, 'bois ');
  await found(1);
  await waitFor(() => expect(router.state.location.search).toBe('?search=bois&seed=abc'));
  expect(document.activeElement).toBe(field);
  expect(field).toHaveProperty('value', 'bois ');
});

test('one search is one step back, however often its typing paused', async () => {
  fakeApi(answer(directoryRoutes.search, profilePage([freelanceCard()])));
  const { router } = open({ seed: 'abc' });
  await found(1);
  const field = screen.getByLabelText(texts.search);
  const address = (search: string) => waitFor(() => expect(router.state.location.search).toBe(search));
  await userEvent.type(field, 'bois');
  await address('?search=bois&seed=abc');
  await userEvent.type(field, ' toit{Enter}');
  await address('?search=bois+toit&seed=abc');
  await userEvent.type(field, ' zinc{Enter}');
  await address('?search=bois+toit+zinc&seed=abc');
  await act(() => router.navigate(-1));
  await address('?search=bois+toit&seed=abc');
  await act(() => router.navigate(-1));
  await address('?seed=abc');
});

test('a filter is taken away by its chip', async () => {
  fakeApi(answer(directoryRoutes.search, profilePage([freelanceCard()])));
  const { router } = open({ type: 'freelance', availability: ['1 mois'], seed: 'abc' });
  await found(1);
  await userEvent.click(screen.getByRole('button', { name: texts.removeFilter('Freelance') }));
  await waitFor(() => expect(router.state.location.search).toBe('?availability=1+mois&seed=abc'));
  expect(screen.getByRole('radio', { name: texts.types.all })).toHaveProperty('checked', true);
});

test('further profiles come after the first ones, and the focus goes to the first new one', async () => {
  const last = freelanceCard({ firstName: 'Zoé' });
  fakeApi(
    answer(directoryRoutes.search, profilePage([freelanceCard()], { total: 2, nextCursor: 'next' })),
    answer(directoryRoutes.search, profilePage([last], { total: 2 })),
  );
  open({ seed: 'abc' });
  await userEvent.click(await screen.findByRole('button', { name: texts.more }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: /^Zoé, / })));
  expect(screen.queryByRole('button', { name: texts.more })).toBeNull();
});

test('on a phone the filters open in a sheet that says how many they leave, and lead back', async () => {
  fakeApi(
    answer(directoryRoutes.search, profilePage([freelanceCard()], { total: 1200 })),
    answer(directoryRoutes.search, profilePage([freelanceCard()])),
    answer(directoryRoutes.search, profilePage([])),
  );
  open({ minRate: 40, availability: ['1 mois'], seed: 'abc' });
  const toggle = await screen.findByRole('button', { name: 'Filtres (2)' });
  await userEvent.click(toggle);
  const sheet = within(await screen.findByRole('dialog', { name: 'Filtres' }));
  expect(await sheet.findByRole('button', { name: /^Voir 1\s200\sprofils$/ })).toBeTruthy();
  await userEvent.click(sheet.getByRole('radio', { name: 'Freelance' }));
  expect(await sheet.findByRole('button', { name: /^Voir 1\sprofil$/ })).toBeTruthy();
  expect(sheet.getByText('1 profil(s) trouvé(s)').closest('[role=status]')).toBeTruthy();
  await userEvent.click(sheet.getByRole('radio', { name: 'OpenToWork' }));
  await userEvent.click(await sheet.findByRole('button', { name: 'Aucun profil' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(toggle);
});

test('what is not asked of the chosen kind hides', async () => {
  fakeApi(answer(directoryRoutes.search, profilePage([freelanceCard()])));
  const view = open({ type: 'freelance', seed: 'abc' });
  await found(1);
  const labels = () =>
    [texts.rate, texts.salary, texts.availability].map(
      (text) => screen.queryByRole('group', { name: new RegExp(`^${text}`) }) !== null,
    );
  expect(labels()).toEqual([true, false, false]);
  view.unmount();
  fakeApi(answer(directoryRoutes.search, profilePage([freelanceCard()])));
  open({ type: 'jobseeker', maxRate: 60, seed: 'abc' });
  await found(1);
  expect(labels()).toEqual([false, true, true]);
});

test('the keyboard gets past the filters in one press', async () => {
  fakeApi(answer(directoryRoutes.search, profilePage([freelanceCard()])));
  open({ seed: 'abc' });
  await found(1);
  const target = screen.getByRole('link', { name: texts.toResults }).getAttribute('href') ?? '';
  expect(document.querySelector(target)?.contains(screen.getByRole('link', { name: /^Camille, / }))).toBe(
    true,
  );
});

test('a search of too many words says which are left out', async () => {
  fakeApi(answer(directoryRoutes.search, { ...profilePage([freelanceCard()]), ignoredTerms: ['neuf'] }));
  open({ search: 'un deux trois quatre cinq six sept huit neuf', seed: 'abc' });
  await found(1);
  expect(screen.getByText(/^La recherche porte sur les 8 premiers mots/).textContent).toContain('neuf');
});

test('one of eight words says nothing of it', async () => {
  fakeApi(answer(directoryRoutes.search, profilePage([freelanceCard()])));
  open({ search: 'un deux trois quatre cinq six sept huit', seed: 'abc' });
  await found(1);
  expect(screen.queryByText(/premiers mots/)).toBeNull();
});
