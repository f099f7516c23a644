import { maxSearchTerms } from '@mitoyen/contract/core/search-words.ts';
import { jobRoutes } from '@mitoyen/contract/features/offers/jobs.contract.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answer, fakeApi, lose } from '../../../core/api/fake-api.fixture.ts';
import { listTexts } from '../../../core/lists/lists.texts.ts';
import { asShown } from '../../../core/pages/as-shown.fixture.ts';
import { signInAs } from '../../../core/session/session.fixture.ts';
import { setSession } from '../../../core/session/session-store.ts';
import { paths, patterns } from '../../../paths.ts';
import { job } from '../offer.fixture.ts';
import { renderOffers } from '../render-offers.fixture.tsx';
import JobListPage from './job-list-page.tsx';
import { jobListTexts as texts } from './jobs.texts.ts';

beforeEach(() => setSession(null));
afterEach(() => {
  cleanup();
  setSession(null);
});

const open = (query = {}) => renderOffers(JobListPage, patterns.jobs, paths.jobs(query));
const plain = (element: HTMLElement) => (element.textContent ?? '').replace(/[\u00a0\u202f]/g, ' ');

test('the signed-out read firm, contract, range, place and how long is left', async () => {
  fakeApi(answer(jobRoutes.list, [job({ kind: 'cdd', months: 6 })]));
  open();
  const card = await screen.findByRole('article');
  expect(within(card).getByText('Ouvert')).toBeTruthy();
  for (const told of ['Atelier Canopée', 'CDD', '38 000 – 45 000 € brut par an', 'Lyon', '6 mois'])
    expect(plain(card)).toContain(told);
  expect(plain(card)).toContain('2 jours de télétravail');
  expect(plain(card)).toContain('Jusqu’au 31 décembre 2999');
  expect(within(card).getByRole('link').getAttribute('href')).toBe(paths.offer('job-1'));
  expect(screen.getByText(texts.found(1))).toBeTruthy();
});

test('contract, salary and distance go to the address, and come from it', async () => {
  const calls = fakeApi(answer(jobRoutes.list, []), answer(jobRoutes.list, []), answer(jobRoutes.list, []));
  const { router } = open({ contract: ['cdi', 'stage'], minSalary: 38_000 });
  expect(screen.getByRole('checkbox', { name: 'CDI' })).toHaveProperty('checked', true);
  expect(screen.getByLabelText(texts.salary)).toHaveProperty('value', '38000');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Stage' }));
  await waitFor(() => expect(router.state.location.search).toBe('?contract=cdi&minSalary=38000'));
  await userEvent.click(screen.getByRole('checkbox', { name: texts.remote }));
  await waitFor(() => expect(router.state.location.search).toContain('remote=1'));
  const [first] = calls.filter(({ route }) => route === jobRoutes.list);
  const asked = new URLSearchParams(first?.query);
  expect([asked.getAll('contract'), asked.get('minSalary')]).toEqual([['cdi', 'stage'], '38000']);
});

test('where nothing fits, it names what to drop, and how many that gives', async () => {
  const totals = [0, 7].map((total) => ({ total, isTotalExact: true }));
  const calls = fakeApi(
    answer(jobRoutes.list, []),
    answer(jobRoutes.totals, totals),
    answer(jobRoutes.list, [job()]),
  );
  open({ search: 'zzz', contract: 'cdi' });
  expect(await screen.findByText(texts.emptySearch)).toBeTruthy();
  await userEvent.click(await screen.findByRole('link', { name: /^Sans «.CDI.».: 7.postes$/ }));
  expect(await screen.findByRole('article')).toBeTruthy();
  const [asked, ...others] = calls.filter(({ route }) => route === jobRoutes.totals);
  expect(new URLSearchParams(asked?.query).getAll('without')).toEqual(['search', 'contract:cdi']);
  expect(others).toEqual([]);
});

test('each contract says how many jobs it finds, and interns are asked no yearly salary', async () => {
  const none = { trades: [], phases: [], software: [], programmes: [], contexts: [], departements: [] };
  const contracts = [{ code: 'cdi', count: 12 }];
  fakeApi(
    answer(jobRoutes.list, [job()]),
    answer(jobRoutes.facets, { ...none, total: 12, exact: true, contracts }),
  );
  open({ contract: ['stage'] });
  expect((await screen.findByText('12')).id).toBe(
    screen.getByRole('checkbox', { name: 'CDI' }).getAttribute('aria-describedby'),
  );
  expect(screen.queryByLabelText(texts.salary)).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'CDI' }));
  expect(await screen.findByLabelText(texts.salary)).toBeTruthy();
});

test('says when no job is open at all', async () => {
  fakeApi(answer(jobRoutes.list, []));
  open();
  expect(await screen.findByText(texts.empty)).toBeTruthy();
  expect(screen.queryByRole('button', { name: texts.reset })).toBeNull();
});

test('a failure is told, with another try', async () => {
  fakeApi(lose(jobRoutes.list), answer(jobRoutes.list, [job()]));
  open();
  expect(await screen.findByText(texts.failureTitle)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('article')).toBeTruthy();
});

test('who applied sees it, and a company its own', async () => {
  signInAs('jobseeker');
  fakeApi(answer(jobRoutes.list, [job({ applied: true })]));
  open();
  expect(await screen.findByText('Déjà postulé')).toBeTruthy();
  expect(screen.getByText(asShown(texts.paidNote))).toBeTruthy();
});

test('words that were left out are told as the answer names them', async () => {
  const headers = { 'x-total-count': '1', 'x-ignored-terms': `relev%C3%A9,bois` };
  fakeApi([jobRoutes.list, () => new Response(JSON.stringify([job()]), { headers })]);
  open({ search: 'un deux trois' });
  expect(
    await screen.findByText(asShown(listTexts.ignoredTerms(maxSearchTerms, ['relevé', 'bois']))),
  ).toBeTruthy();
});

test('where nothing has a word that was typed wrongly, what has the one that was meant is shown in its place', async () => {
  const suggestion = {
    search: 'relevé',
    replaced: [{ from: 'reelvé', to: 'relevé' }],
    total: 1,
    isTotalExact: true,
  };
  const headers = { 'x-total-count': '0', 'x-suggestion': encodeURIComponent(JSON.stringify(suggestion)) };
  fakeApi([
    jobRoutes.list,
    (query) =>
      query.get('search') === 'relevé'
        ? new Response(JSON.stringify([job()]))
        : new Response('[]', { headers }),
  ]);
  const { router } = open({ search: 'reelvé' });
  const told = 'Aucun poste pour «\u202freelvé\u202f». Voici pour «\u202frelevé\u202f» (1)';
  expect(await screen.findByText(asShown(told))).toBeTruthy();
  expect(screen.getByText(texts.found(0))).toBeTruthy();
  expect(await screen.findByRole('article')).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: /^Chercher seulement «.reelvé.»$/ }));
  expect(await screen.findByText(texts.emptySearch)).toBeTruthy();
  expect(screen.queryByRole('article')).toBeNull();
  expect(router.state.location.search).toBe(`?${new URLSearchParams({ search: 'reelvé', exact: '1' })}`);
});
