import { applicationRoutes } from '@mitoyen/contract/features/applications/applications.contract.ts';
import { conversationRoutes } from '@mitoyen/contract/features/conversations/conversations.contract.ts';
import { freelanceRoutes } from '@mitoyen/contract/features/freelances/freelances.contract.ts';
import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answer, answerWith, fakeApi, refuse } from '../../core/api/fake-api.fixture.ts';
import { createQueryClient } from '../../core/api/query-client.ts';
import { getErrand } from '../../core/errand/own-errand.ts';
import { asShown } from '../../core/pages/as-shown.fixture.ts';
import { atAddress } from '../../core/pages/render-page.fixture.tsx';
import { camille, signInAs } from '../../core/session/session.fixture.ts';
import { setSession } from '../../core/session/session-store.ts';
import { paths, patterns } from '../../paths.ts';
import { applyOutcomeTexts, freeNowTexts } from '../applications/applications.texts.ts';
import { mayApplyTexts } from './jobs/jobs.texts.ts';
import { application, offer, restrictedOffer } from './offer.fixture.ts';
import OfferPage, { head, load } from './offer-page.tsx';
import { offerQuery } from './offers.queries.ts';
import { offerTexts as texts } from './offers.texts.ts';
import { closeOfferTexts as closing, ownOfferTexts } from './own-offers.texts.ts';
import { renderOffers } from './render-offers.fixture.tsx';
// fetched when it is opened: here it is there already
import './close-offer-dialog.tsx';

beforeEach(() => setSession(null));
afterEach(() => {
  cleanup();
  setSession(null);
});

const open = () => renderOffers(OfferPage, patterns.offer, paths.offer('offer-1'));

test('the signed-out learn that the rest is for members, and may create an account', async () => {
  fakeApi(answer(offerRoutes.get, restrictedOffer()));
  open();
  expect(await screen.findByText('Accès restreint')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: texts.createAccount }));
  expect(await screen.findByText('dialog: register, here')).toBeTruthy();
  expect(getErrand()).toEqual({ kind: 'apply', offer: { id: 'offer-1', title: 'Surélévation en bois' } });
  expect(screen.getByText('Ouvert')).toBeTruthy();
});

test('a closed offer says so to the signed-out, without inviting them to register', async () => {
  fakeApi(answerWith(offerRoutes.get, restrictedOffer(), { 'x-offer-status': 'closed' }));
  open();
  expect(await screen.findByText(texts.closedNotice)).toBeTruthy();
  expect(screen.queryByRole('button', { name: texts.createAccount })).toBeNull();
  expect(screen.queryByText('Ouvert')).toBeNull();
});

test('search engines are kept from a closed offer, and from no other', async () => {
  for (const [status, noindex] of [
    ['open', false],
    ['closed', true],
  ] as const) {
    fakeApi(answerWith(offerRoutes.get, restrictedOffer(), { 'x-offer-status': status }));
    const url = new URL('http://page.invalid');
    const queryClient = createQueryClient();
    await queryClient.ensureQueryData(offerQuery('offer-1'));
    const { signal } = new AbortController();
    const data = await load({ params: { id: 'offer-1' }, url, queryClient, signal });
    expect(head({ params: {}, search: url.searchParams, data })).toMatchObject({ noindex });
  }
});

test('a member reads everything, the company’s answers included', async () => {
  signInAs('jobseeker');
  fakeApi(answer(offerRoutes.get, offer({ answerRecord: { rate: 0.83, medianDelayHours: 72 } })));
  open();
  expect(await screen.findByText('Plans d’exécution au 1/50.')).toBeTruthy();
  expect(screen.getByText('Ouvert')).toBeTruthy();
  expect(screen.getByText('Références en bois')).toBeTruthy();
  expect(screen.getByText(/^83.% des candidatures, en 3.jours$/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: texts.apply })).toBeNull();
  expect(screen.getByText(asShown(mayApplyTexts.jobseeker))).toBeTruthy();
});

test.each(['freelance', 'jobseeker'] as const)('a %s may ask the company about its offer', async (role) => {
  signInAs(role);
  const calls = fakeApi(answer(offerRoutes.get, offer()), answer(conversationRoutes.create, { id: 'c-1' }));
  open();
  await userEvent.click(await screen.findByRole('button', { name: texts.contactCompany }));
  expect(await atAddress(paths.chat('c-1'))).toBeTruthy();
  const opened = calls.find(({ route }) => route === conversationRoutes.create);
  expect(opened?.body).toEqual({
    user1_id: camille.user.id,
    user2_id: 'user-awa',
    job_id: 'offer-1',
    title: 'Surélévation en bois',
  });
});

test('companies have nobody to ask', async () => {
  signInAs('entreprise');
  fakeApi(answer(offerRoutes.get, offer()));
  open();
  const company = await screen.findByRole('link', { name: 'Atelier Canopée' });
  expect(company.getAttribute('href')).toBe(paths.company('company-1'));
  expect(screen.queryByRole('button', { name: texts.contactCompany })).toBeNull();
});

test('a closed offer says so and takes no application', async () => {
  signInAs('freelance');
  fakeApi(answer(offerRoutes.get, offer({ status: 'filled' })));
  open();
  expect(await screen.findByText(texts.closed.filled)).toBeTruthy();
  expect(screen.queryByRole('button', { name: texts.apply })).toBeNull();
});

test('its own company closes it with an answer that it may change', async () => {
  signInAs('entreprise', 'user-awa');
  const calls = fakeApi(answer(offerRoutes.get, offer()), answer(offerRoutes.close, undefined));
  open();
  await userEvent.click(await screen.findByRole('button', { name: ownOfferTexts.close }));
  await userEvent.click(screen.getByRole('radio', { name: /^Annulée/ }));
  const message = screen.getByLabelText<HTMLTextAreaElement>(/Réponse à ceux qui attendent/);
  expect(message.value).toContain('Cette mission est annulée');
  await userEvent.clear(message);
  await userEvent.type(message, 'Le projet est reporté.');
  await userEvent.click(screen.getByRole('button', { name: 'Fermer l’offre et répondre' }));
  expect(await screen.findByText(asShown(closing.done))).toBeTruthy();
  const sent = calls.find(({ route }) => route === offerRoutes.close);
  expect(sent?.body).toEqual({ status: 'cancelled', message: 'Le projet est reporté.' });
});

test('its own company reads who applied, and what it wrote to them outlives the dialog', async () => {
  signInAs('entreprise', 'user-awa');
  const calls = fakeApi(
    answer(offerRoutes.get, offer({ applicationCount: 12, unseenCount: 3, waitingCount: 5 })),
  );
  open();
  const link = await screen.findByRole('link', { name: ownOfferTexts.applications(12) });
  expect(link.getAttribute('href')).toBe(paths.receivedApplications({ offre: 'offer-1' }));
  expect(screen.getByText(ownOfferTexts.unseen(3))).toBeTruthy();
  expect(screen.getByText(ownOfferTexts.waiting(5))).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: ownOfferTexts.close }));
  expect(screen.getByText(/aux 5 freelances/)).toBeTruthy();
  const message = () => screen.getByLabelText<HTMLTextAreaElement>(/Réponse à ceux qui attendent/);
  fireEvent.change(message(), { target: { value: ' ' } });
  await userEvent.click(screen.getByRole('button', { name: closing.submit }));
  expect(screen.getByText(asShown(closing.messageMissing))).toBeTruthy();
  fireEvent.change(message(), { target: { value: 'Le projet est reporté.' } });
  await userEvent.click(screen.getByRole('button', { name: closing.cancel }));
  await userEvent.click(screen.getByRole('button', { name: ownOfferTexts.close }));
  expect(message().value).toBe('Le projet est reporté.');
  expect(calls.some(({ route }) => route === offerRoutes.close)).toBe(false);
});

test('closing an offer that nobody waits for asks for no words', async () => {
  signInAs('entreprise', 'user-awa');
  const calls = fakeApi(
    answer(offerRoutes.get, offer({ applicationCount: 0, unseenCount: 0, waitingCount: 0 })),
    answer(offerRoutes.close, undefined),
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: ownOfferTexts.close }));
  expect(screen.getByText(asShown(closing.nobodyWaits))).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: closing.submitSilent }));
  expect(await screen.findByText(asShown(closing.doneSilent))).toBeTruthy();
  expect(calls.find(({ route }) => route === offerRoutes.close)?.body).toEqual({ status: 'filled' });
});

test('a freelance compares the budget with what their own profile announces', async () => {
  signInAs('freelance');
  fakeApi(answer(offerRoutes.get, offer()), answer(freelanceRoutes.getByUser, { hourlyRate: 65 } as never));
  open();
  const note = await screen.findByText(/^Votre tarif/);
  expect(note.textContent?.replace(/[\u00a0\u202f]/g, ' ')).toBe('Votre tarif : 65 € / heure');
});

test('an urgent mission says so, and one press applies at the profile’s rate, told before', async () => {
  signInAs('freelance');
  const calls = fakeApi(
    answer(offerRoutes.get, offer({ urgent: true })),
    answer(freelanceRoutes.getByUser, { hourlyRate: 65 } as never),
    answer(applicationRoutes.apply, application()),
  );
  open();
  expect(await screen.findByText(asShown(texts.urgent))).toBeTruthy();
  const press = await screen.findByRole('button', { name: freeNowTexts.apply });
  const told = document.getElementById(press.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
  expect(told).toMatch(/455.€.\/.jour/);
  expect(told).toContain(freeNowTexts.letter);
  expect(screen.getByText(asShown(freeNowTexts.nobodyAssigned))).toBeTruthy();
  fireEvent.click(press);
  fireEvent.click(press);
  expect(await screen.findByText(asShown(applyOutcomeTexts.sent))).toBeTruthy();
  const sent = calls.filter(({ route }) => route === applicationRoutes.apply).map(({ body }) => body);
  expect(sent).toEqual([{ jobId: 'offer-1', coverLetter: freeNowTexts.letter, proposedRate: 455 }]);
});

test.each([
  ['a closed one', { status: 'filled' as const }],
  ['one applied to', { applied: true }],
  ['one that is not urgent', { urgent: false }],
])('nobody presses to answer %s', async (_, over) => {
  signInAs('freelance');
  fakeApi(
    answer(offerRoutes.get, offer({ urgent: true, ...over })),
    answer(freelanceRoutes.getByUser, { hourlyRate: 65 } as never),
  );
  open();
  expect(await screen.findByText(/^Votre tarif/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: freeNowTexts.apply })).toBeNull();
});

test('who announces no rate is asked for it before answering an urgent mission', async () => {
  signInAs('freelance');
  fakeApi(
    answer(offerRoutes.get, offer({ urgent: true })),
    answer(freelanceRoutes.getByUser, { hourlyRate: 0 } as never),
  );
  open();
  const link = await screen.findByRole('link', { name: freeNowTexts.addRate });
  expect(link.getAttribute('href')).toBe(paths.profileEdit());
  expect(screen.queryByRole('button', { name: freeNowTexts.apply })).toBeNull();
});

test('what refuses such an answer is told, and it can be tried again', async () => {
  signInAs('freelance');
  fakeApi(
    answer(offerRoutes.get, offer({ urgent: true })),
    answer(freelanceRoutes.getByUser, { hourlyRate: 65 } as never),
    refuse(applicationRoutes.apply, 409, { code: 'offer_closed', error: 'Cette offre est fermée.' }),
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: freeNowTexts.apply }));
  expect((await screen.findByRole('alert')).textContent).toContain('Cette offre est fermée.');
  expect(screen.getByRole('button', { name: freeNowTexts.apply })).toBeTruthy();
});
