import { addDays, parisDay } from '@mitoyen/contract/core/paris-day.ts';
import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answer, fakeApi, lose } from '../../core/api/fake-api.fixture.ts';
import { asShown } from '../../core/pages/as-shown.fixture.ts';
import { signInAs } from '../../core/session/session.fixture.ts';
import { setSession } from '../../core/session/session-store.ts';
import { paths, patterns } from '../../paths.ts';
import { mayApplyTexts } from './jobs/jobs.texts.ts';
import { offer, restrictedOffer } from './offer.fixture.ts';
import OfferListPage from './offer-list-page.tsx';
import { publishTexts, offerListTexts as texts } from './offers.texts.ts';
import { renderOffers } from './render-offers.fixture.tsx';

beforeEach(() => setSession(null));
afterEach(() => {
  cleanup();
  setSession(null);
});

const open = (query = {}) => renderOffers(OfferListPage, patterns.offers, paths.offers(query));
const plain = (element: HTMLElement) => (element.textContent ?? '').replace(/[\u00a0\u202f]/g, ' ');

test('the signed-out see restricted rows and one way in, and a click opens the login dialog, which leads to the offer', async () => {
  fakeApi(answer(offerRoutes.list, [restrictedOffer()]));
  open();
  const card = await screen.findByRole('article');
  expect(within(card).getByText('Accès restreint')).toBeTruthy();
  expect(within(card).getByText('Ouvert')).toBeTruthy();
  await userEvent.click(within(card).getByRole('link'));
  expect(await screen.findByText(`dialog: login, ${paths.offer('offer-1')}`)).toBeTruthy();
});

test('the ways in stand after the first restricted rows', async () => {
  fakeApi(
    answer(
      offerRoutes.list,
      ['1', '2', '3', '4', '5'].map((id) => restrictedOffer({ id })),
    ),
  );
  open();
  const panel = await screen.findByRole('complementary', { name: 'Accès restreint' });
  const follows = (row: HTMLElement) =>
    (panel.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
  expect(screen.getAllByRole('article').map(follows)).toEqual([false, false, false, true, true]);
});

test('a freelance reads the whole card, with the rate per hour, and may apply', async () => {
  signInAs('freelance');
  fakeApi(answer(offerRoutes.list, [offer({ highlighted: true }), offer({ id: 'o2', applied: true })]));
  open();
  const [first, second] = await screen.findAllByRole('article');
  if (!first || !second) throw new Error('two cards expected');
  expect(plain(first)).toContain('420 € / jour');
  expect(plain(first)).toContain('≈ 60 € / heure');
  expect(plain(first)).toContain('Mise en avant');
  expect(within(first).getByText('Ouvert')).toBeTruthy();
  expect(screen.getByText(asShown(texts.paidNote))).toBeTruthy();
  expect(within(second).getByText('Déjà postulé')).toBeTruthy();
  await userEvent.click(within(first).getByRole('button', { name: /^Postuler/ }));
  expect(await screen.findByText('dialog: apply offer-1')).toBeTruthy();
});

test('a card tells how long is left, and how its company answers', async () => {
  signInAs('freelance');
  const inDays = (days: number) => addDays(parisDay(new Date()), days);
  const answerRecord = { rate: 0.84, medianDelayHours: 50 };
  const silent = { rate: 0.2, medianDelayHours: 50 };
  fakeApi(
    answer(offerRoutes.list, [
      offer({ id: 'today', deadline: inDays(0), answerRecord }),
      offer({ id: 'soon', deadline: inDays(3) }),
      offer({ id: 'later', deadline: inDays(27), answerRecord: silent }),
      offer({ id: 'far' }),
    ]),
  );
  open();
  const cards = await screen.findAllByRole('article');
  const [today = '', soon = '', later = '', far = ''] = cards.map(plain);
  expect(today).toContain('dernier jour');
  expect(today).toContain('420 € / jour · 3 mois · répond en 2 jours');
  expect(today).not.toContain('de réponses');
  expect(later).toContain('encore 27 jours');
  expect(later).toContain('20 % de réponses');
  expect(later).not.toContain('répond en');
  expect(soon).toContain('encore 3 jours');
  expect(soon).not.toContain('réponses');
  expect(far).toContain('Jusqu’au 31 décembre 2999');
  expect(far).not.toContain('encore');
});

test('a company sees how many offers it published, and no way to apply', async () => {
  signInAs('entreprise', 'user-awa');
  fakeApi(
    answer(offerRoutes.list, [offer(), offer({ id: 'o2', entreprise_user_id: 'user-zoe' })]),
    answer(offerRoutes.listByCompany, { offers: [], count: 7, limit: 10 }),
  );
  open();
  expect(await screen.findByRole('button', { name: 'Publier une offre de mission' })).toBeTruthy();
  expect(await screen.findByText(publishTexts.quotaShort(7, 10))).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Postuler/ })).toBeNull();
  const [own, others] = await screen.findAllByRole('article');
  expect(own?.textContent).toContain('Votre offre');
  expect(others?.textContent).not.toContain('Votre offre');
});

test('without any offer, says so', async () => {
  fakeApi(answer(offerRoutes.list, []));
  open();
  expect(await screen.findByText('Aucune offre de mission disponible pour le moment.')).toBeTruthy();
});

test('a search without result says what to do, and forgetting it does it', async () => {
  fakeApi(answer(offerRoutes.list, []), answer(offerRoutes.list, [restrictedOffer()]));
  const { router } = open({ search: 'zinc', remote: 1 });
  expect(await screen.findByText(texts.emptySearch)).toBeTruthy();
  await userEvent.click(screen.getAllByRole('button', { name: texts.reset })[0] as HTMLElement);
  await screen.findByRole('article');
  expect(router.state.location.search).toBe('');
});

test('words, place and remote go to the address, and come from it', async () => {
  fakeApi(answer(offerRoutes.list, [restrictedOffer()]));
  const { router } = open({ location: 'Lyon' });
  await screen.findByRole('article');
  expect(screen.getByLabelText(texts.location)).toHaveProperty('value', 'Lyon');
  await userEvent.click(screen.getByLabelText(texts.remote));
  await waitFor(() => expect(router.state.location.search).toBe('?location=Lyon&remote=1'));
  await userEvent.type(screen.getByLabelText(texts.search), 'bois{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?search=bois&location=Lyon&remote=1'));
});

test('a failed load is told, and tried again on demand', async () => {
  fakeApi(lose(offerRoutes.list), answer(offerRoutes.list, [restrictedOffer()]));
  open();
  const notice = await screen.findByRole('alert');
  await userEvent.click(within(notice).getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('article')).toBeTruthy();
});

test('a search of too many words says which are left out', async () => {
  const headers = { 'x-total-count': '1', 'x-ignored-terms': 'neuf' };
  fakeApi([offerRoutes.list, () => new Response(JSON.stringify([restrictedOffer()]), { headers })]);
  open({ search: 'un deux trois quatre cinq six sept huit neuf' });
  await screen.findByRole('article');
  expect(screen.getByText(/^La recherche porte sur les 8 premiers mots/).textContent).toContain('neuf');
});

test('a job seeker is led to jobs', async () => {
  signInAs('jobseeker');
  fakeApi(answer(offerRoutes.list, [offer()]));
  open();
  const jobs = await screen.findByRole('link', { name: mayApplyTexts.toJobs });
  expect(jobs.getAttribute('href')).toBe(paths.jobs());
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
    offerRoutes.list,
    (query) =>
      query.get('search') === 'relevé'
        ? new Response(JSON.stringify([restrictedOffer()]))
        : new Response('[]', { headers }),
  ]);
  const { router } = open({ search: 'reelvé' });
  const told = 'Aucune mission pour «\u202freelvé\u202f». Voici pour «\u202frelevé\u202f» (1)';
  expect(await screen.findByText(asShown(told))).toBeTruthy();
  expect(screen.getByText(texts.found(0))).toBeTruthy();
  expect(await screen.findByRole('article')).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: /^Chercher seulement «.reelvé.»$/ }));
  expect(await screen.findByText(texts.emptySearch)).toBeTruthy();
  expect(screen.queryByRole('article')).toBeNull();
  expect(router.state.location.search).toBe(`?${new URLSearchParams({ search: 'reelvé', exact: '1' })}`);
});
