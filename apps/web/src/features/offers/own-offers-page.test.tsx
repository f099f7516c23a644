import { wrongYearMessage } from '@mitoyen/contract/core/paris-day.ts';
import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import { offerErrors } from '@mitoyen/contract/features/offers/offers.errors.ts';
import { deadlinePastMessage, type OwnOffer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answer, fakeApi, lose } from '../../core/api/fake-api.fixture.ts';
import { asShown } from '../../core/pages/as-shown.fixture.ts';
import { renderPage } from '../../core/pages/render-page.fixture.tsx';
import { signInAs } from '../../core/session/session.fixture.ts';
import { setSession } from '../../core/session/session-store.ts';
import { paths, patterns } from '../../paths.ts';
import { offer } from './offer.fixture.ts';
import {
  closeOfferTexts,
  removeOfferTexts,
  reopenOfferTexts,
  ownOfferTexts as texts,
} from './own-offers.texts.ts';
import OwnOffersPage from './own-offers-page.tsx';
// fetched when they are opened: here they are there already
import './close-offer-dialog.tsx';
import './reopen-offer-dialog.tsx';
import './remove-offer-dialog.tsx';

beforeEach(() => {
  sessionStorage.clear();
  signInAs('entreprise', 'user-awa');
});
afterEach(() => {
  cleanup();
  setSession(null);
});

const own = (over: Partial<Extract<OwnOffer, { kind: 'mission' }>> = {}): OwnOffer => ({
  ...offer(),
  applicationCount: 0,
  unseenCount: 0,
  waitingCount: 0,
  ...over,
});
const list = (offers: OwnOffer[], count = offers.length) =>
  answer(offerRoutes.listByCompany, { offers, count, limit: 10 });
const show = () => renderPage(OwnOffersPage, patterns.ownOffers);

test('a mission or a job may be published from here, and the button says neither', async () => {
  fakeApi(list([]));
  show();
  expect((await screen.findByRole('button', { name: /^Publier/ })).textContent).toBe('Publier une offre');
});

test('each offer says where it stands and who waits, and leads to its applications', async () => {
  fakeApi(
    list([
      own({ applicationCount: 4, unseenCount: 1, waitingCount: 3 }),
      own({ id: 'o2', status: 'filled' }),
    ]),
  );
  show();
  const [first, second] = await screen.findAllByRole('article');
  if (!first || !second) throw new Error('two offers expected');
  expect(within(first).getByText('Ouvert')).toBeTruthy();
  expect(within(first).getByText(texts.unseen(1))).toBeTruthy();
  expect(within(first).getByText(texts.waiting(3))).toBeTruthy();
  const applications = within(first).getByRole('link', { name: texts.applications(4) });
  expect(applications.getAttribute('href')).toBe(paths.receivedApplications({ offre: 'offer-1' }));
  expect(within(second).getByText('Pourvue')).toBeTruthy();
  expect(within(second).getByText(texts.applications(0))).toBeTruthy();
  expect(within(second).getByRole('button', { name: texts.reopen })).toBeTruthy();
  expect(within(second).queryByRole('button', { name: texts.close })).toBeNull();
});

test('who closed an offer has the focus on what reopens it', async () => {
  fakeApi(list([own()]), list([own({ status: 'filled' })]), answer(offerRoutes.close, undefined));
  show();
  await userEvent.click(await screen.findByRole('button', { name: texts.close }));
  await userEvent.click(screen.getByRole('button', { name: closeOfferTexts.submitSilent }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const reopen = await screen.findByRole('button', { name: texts.reopen });
  expect(document.activeElement).toBe(reopen);
});

test('a closed offer is reopened until another day, which may not have passed', async () => {
  const calls = fakeApi(
    list([own({ status: 'expired', deadline: '2020-01-01' })]),
    list([own()]),
    answer(offerRoutes.reopen, offer()),
  );
  show();
  await userEvent.click(await screen.findByRole('button', { name: texts.reopen }));
  const deadline = screen.getByLabelText<HTMLInputElement>(/^Nouvelle date limite/);
  expect(deadline.value).toBe('');
  fireEvent.change(deadline, { target: { value: '2020-01-02' } });
  await userEvent.click(screen.getByRole('button', { name: reopenOfferTexts.submit }));
  expect(screen.getByText(deadlinePastMessage)).toBeTruthy();
  fireEvent.change(deadline, { target: { value: '9999-12-31' } });
  fireEvent.blur(deadline);
  expect(screen.getByText(asShown(wrongYearMessage('9999-12-31')))).toBeTruthy();
  // years away it may be meant: it is asked about, and sent
  fireEvent.change(deadline, { target: { value: '2999-12-31' } });
  expect(screen.getByText(asShown(wrongYearMessage('2999-12-31')))).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: reopenOfferTexts.submit }));
  expect(await screen.findByText(asShown(reopenOfferTexts.done))).toBeTruthy();
  const sent = calls.filter(({ route }) => route === offerRoutes.reopen);
  expect(sent.map(({ body }) => body)).toEqual([{ deadline: '2999-12-31' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('Ouvert')).toBeTruthy();
});

test('a deleted offer leaves the list at once, and the focus to the next', async () => {
  const rest = own({ id: 'o2', titre: 'Relevé' });
  fakeApi(list([own({ waitingCount: 2 }), rest]), list([rest], 2), answer(offerRoutes.remove, undefined));
  show();
  const [remove] = await screen.findAllByRole('button', { name: texts.remove });
  if (!remove) throw new Error('a button expected');
  await userEvent.click(remove);
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).getByText(removeOfferTexts.told(2, false))).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: removeOfferTexts.submit }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  const next = screen.getByRole('link', { name: 'Relevé' });
  await waitFor(() => expect(document.activeElement).toBe(next));
});

test('says when there is none, when the limit is reached, and when nothing came', async () => {
  fakeApi(list([], 0));
  show();
  expect(await screen.findByText(texts.empty)).toBeTruthy();
  cleanup();
  fakeApi(list([own()], 10));
  show();
  expect(await screen.findByText(offerErrors.offer_limit_reached.message)).toBeTruthy();
  cleanup();
  fakeApi(lose(offerRoutes.listByCompany));
  show();
  expect(await screen.findByText(texts.failureTitle)).toBeTruthy();
});
