import { companyRoutes } from '@mitoyen/contract/features/companies/companies.contract.ts';
import { conversationErrors } from '@mitoyen/contract/features/conversations/conversations.errors.ts';
import { discreetRoutes } from '@mitoyen/contract/features/discreet/discreet.contract.ts';
import { discreetErrors } from '@mitoyen/contract/features/discreet/discreet.errors.ts';
import type { DiscreetCard } from '@mitoyen/contract/features/discreet/discreet.schemas.ts';
import { vocabularyRoutes } from '@mitoyen/contract/features/vocabulary/vocabulary.contract.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answer, fakeApi, lose, refuse } from '../../core/api/fake-api.fixture.ts';
import { emitLiveEvent } from '../../core/live-events/live-bus.ts';
import { asShown } from '../../core/pages/as-shown.fixture.ts';
import { renderPage } from '../../core/pages/render-page.fixture.tsx';
import { signInAs } from '../../core/session/session.fixture.ts';
import { setSession } from '../../core/session/session-store.ts';
import { paths, patterns } from '../../paths.ts';
import { ownCompany } from '../profiles/own/my-profile.fixture.ts';
import { someVocabulary } from '../vocabulary/vocabulary.fixture.ts';
import AskedRevealsPage from './asked-reveals-page.tsx';
import { asked, someone } from './discreet.fixture.ts';
import {
  askedRevealsTexts,
  askTexts,
  discreetProfileTexts,
  gateTexts,
  discreetTexts as texts,
} from './discreet.texts.ts';
import DiscreetListPage from './discreet-list-page.tsx';
import DiscreetProfilePage from './discreet-profile-page.tsx';

beforeEach(() => {
  sessionStorage.clear();
  signInAs('entreprise');
});
afterEach(() => {
  cleanup();
  setSession(null);
});

const { list, get, ask, listAsked } = discreetRoutes;
const confirmed = answer(companyRoutes.getByUser, {
  ...ownCompany,
  siretState: 'confirmed',
  confirmation: 'website',
});
const names = answer(vocabularyRoutes.get, someVocabulary);
const page = (items: readonly DiscreetCard[]) =>
  answer(list, { items: [...items], total: items.length, isTotalExact: true, nextCursor: null });
const openProfile = () =>
  renderPage(DiscreetProfilePage, patterns.discreetProfile, paths.discreetProfile(someone.handle));

test('a firm whose SIRET is not confirmed reads what to do, and nothing is asked for', async () => {
  const calls = fakeApi(answer(companyRoutes.getByUser, ownCompany));
  renderPage(DiscreetListPage, patterns.discreet);
  expect(await screen.findByText(gateTexts.title)).toBeTruthy();
  expect(screen.getByRole('link', { name: gateTexts.confirm }).getAttribute('href')).toBe(paths.profile());
  expect(calls.map(({ route }) => route)).toEqual([companyRoutes.getByUser]);
});

test('others read that the page is for firms', () => {
  fakeApi();
  signInAs('freelance');
  renderPage(DiscreetListPage, patterns.discreet);
  expect(screen.getByText(/réservée aux entreprises/)).toBeTruthy();
});

test('a card tells bands alone, and leads by the handle', async () => {
  fakeApi(confirmed, names, page([someone]));
  renderPage(DiscreetListPage, patterns.discreet);
  const card = within(await screen.findByRole('article'));
  const link = await card.findByRole('link', { name: /^Architecte/ });
  expect(link.getAttribute('href')).toBe(paths.discreetProfile(someone.handle));
  for (const said of ['Rhône', '6 à 10 ans', texts.salaryBand(35_000, 40_000), someone.availability])
    expect(card.getByText(asShown(said))).toBeTruthy();
  expect(screen.getByText(asShown(texts.found(1)))).toBeTruthy();
});

test('filters stand in the address and go with the call; none found says what to try', async () => {
  const calls = fakeApi(confirmed, names, page([]));
  const { router } = renderPage(DiscreetListPage, patterns.discreet, `${patterns.discreet}?place=d69&rien=1`);
  expect(await screen.findByText(texts.emptySearch)).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: '6 à 10\u00a0ans' }));
  fireEvent.change(screen.getByLabelText(texts.minSalary), { target: { value: '35000' } });
  await waitFor(() =>
    expect(router.state.location.search).toBe('?place=d69&experience=6-10&minSalary=35000'),
  );
  await waitFor(() =>
    expect(calls.findLast(({ route }) => route === list)?.query).toBe(
      'place=d69&experience=6-10&minSalary=35000',
    ),
  );
  fireEvent.click(screen.getByRole('button', { name: texts.reset }));
  expect(await screen.findByText(texts.empty)).toBeTruthy();
});

test('a list that does not come can be asked for again', async () => {
  fakeApi(confirmed, names, lose(list), page([someone]));
  renderPage(DiscreetListPage, patterns.discreet);
  expect(await screen.findByText(texts.failureTitle)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('article')).toBeTruthy();
});

test('a firm that lost its confirmation meanwhile reads what to do', async () => {
  fakeApi(confirmed, names, refuse(list, 404, { error: 'Non trouvé', code: 'not_found' }));
  renderPage(DiscreetListPage, patterns.discreet);
  expect(await screen.findByText(gateTexts.title)).toBeTruthy();
});

async function send() {
  fireEvent.click(await screen.findByRole('button', { name: discreetProfileTexts.ask }));
  const form = within(screen.getByRole('dialog'));
  fireEvent.change(form.getByLabelText(/^Objet/), { target: { value: asked.subject } });
  fireEvent.change(form.getByLabelText(/^Message/), { target: { value: asked.content } });
  fireEvent.click(form.getByRole('button', { name: askTexts.send }));
}

test('a firm asks with a message, and then waits', async () => {
  const waiting: DiscreetCard = { ...someone, request: { state: 'waiting', askedAt: asked.askedAt } };
  const calls = fakeApi(confirmed, names, answer(get, someone), answer(get, waiting), answer(ask, asked));
  openProfile();
  await send();
  expect(await screen.findByText(asShown(discreetProfileTexts.asked.waiting('9 mars 2026')))).toBeTruthy();
  expect(calls.find(({ route }) => route === ask)?.body).toEqual({
    subject: asked.subject,
    content: asked.content,
  });
  expect(screen.queryByRole('button', { name: discreetProfileTexts.ask })).toBeNull();
});

test('without a contact left a firm reads what Premium changes; what it wrote stays', async () => {
  const { status, code, message } = conversationErrors.contact_limit_reached;
  fakeApi(confirmed, names, answer(get, someone), refuse(ask, status, { error: message, code }));
  openProfile();
  await send();
  expect(await screen.findByText(askTexts.limit)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Fermer' }));
  fireEvent.click(screen.getByRole('button', { name: discreetProfileTexts.ask }));
  expect(await screen.findByDisplayValue(asked.content)).toBeTruthy();
});

test('that the firm has written already is said', async () => {
  const { status, code, message } = discreetErrors.already_asked;
  fakeApi(confirmed, names, answer(get, someone), refuse(ask, status, { error: message, code }));
  openProfile();
  await send();
  expect(await screen.findByText(message)).toBeTruthy();
});

test('once revealed, a profile leads to the person, at once', async () => {
  const revealed: DiscreetCard = {
    ...someone,
    request: { state: 'revealed', askedAt: asked.askedAt },
    jobseekerId: 'jobseeker-1',
  };
  fakeApi(confirmed, names, answer(get, someone), answer(get, revealed));
  openProfile();
  await screen.findByRole('button', { name: discreetProfileTexts.ask });
  act(() => emitLiveEvent('reveal', { revealId: asked.id }));
  const link = await screen.findByRole('link', { name: discreetProfileTexts.toProfile });
  expect(link.getAttribute('href')).toBe(paths.jobseeker('jobseeker-1'));
});

test('a firm’s requests say how they stand: no answer and a refusal alike', async () => {
  fakeApi(
    confirmed,
    answer(listAsked, [
      { ...asked, state: 'revealed', jobseekerId: 'jobseeker-1', conversationId: 'conversation-1' },
      { ...asked, id: 'reveal-2', subject: 'Un poste à Nantes', state: 'unanswered', handle: null },
    ]),
  );
  renderPage(AskedRevealsPage, patterns.askedReveals);
  const [first, second] = (await screen.findAllByRole('article')).map((item) => within(item));
  expect(first?.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    paths.jobseeker('jobseeker-1'),
    paths.chat('conversation-1'),
  ]);
  expect(second?.getByText(texts.states.unanswered)).toBeTruthy();
  expect(second?.queryAllByRole('link')).toEqual([]);
});

test('without a request a firm is led to the list', async () => {
  fakeApi(confirmed, answer(listAsked, []));
  renderPage(AskedRevealsPage, patterns.askedReveals);
  expect(await screen.findByText(askedRevealsTexts.empty)).toBeTruthy();
  const [link] = screen.getAllByRole('link', { name: askedRevealsTexts.toList });
  expect(link?.getAttribute('href')).toBe(paths.discreet());
});
