import { conversationRoutes } from '@mitoyen/contract/features/conversations/conversations.contract.ts';
import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answer, fakeApi } from '../../core/fake-api.fixture.ts';
import { offer, restrictedOffer } from '../../core/offer-parts/offer.fixture.ts';
import { renderOffers, signInAs } from '../../core/offer-parts/render-offers.fixture.tsx';
import { atAddress } from '../../core/render-page.fixture.tsx';
import { camille } from '../../core/session.fixture.ts';
import { setSession } from '../../core/session-store.ts';
import { paths, patterns } from '../../paths.ts';
import OfferPage from './offer-page.tsx';
import { ownOfferTexts, offerTexts as texts } from './offers.texts.ts';

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
});

test('a member reads everything, the company’s answers included', async () => {
  signInAs('jobseeker');
  fakeApi(answer(offerRoutes.get, offer({ answerRecord: { rate: 0.83, medianDelayHours: 72 } })));
  open();
  expect(await screen.findByText('Plans d’exécution au 1/50.')).toBeTruthy();
  expect(screen.getByText('Ouvert')).toBeTruthy();
  expect(screen.getByText('Références en bois')).toBeTruthy();
  expect(screen.getByText(/^83.% des candidatures/)).toBeTruthy();
  expect(screen.getByText(/^En 3.jours/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: texts.apply })).toBeNull();
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
  expect(await screen.findByText('Offre fermée, réponses envoyées !')).toBeTruthy();
  const sent = calls.find(({ route }) => route === offerRoutes.close);
  expect(sent?.body).toEqual({ status: 'cancelled', message: 'Le projet est reporté.' });
});
