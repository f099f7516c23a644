import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { conversationRoutes } from '@mitoyen/contract/features/conversations/conversations.contract.ts';
import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import { subscriptionRoutes } from '@mitoyen/contract/features/subscriptions/subscriptions.contract.ts';
import { subscriptionErrors } from '@mitoyen/contract/features/subscriptions/subscriptions.errors.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, fakeApi, hold, lose, refuse } from '../../core/api/fake-api.fixture.ts';
import { signInAs } from '../../core/session/session.fixture.ts';
import { setSession } from '../../core/session/session-store.ts';
import { patterns } from '../../paths.ts';
import styles from './pricing.module.css';
import { pricingTexts as texts } from './pricing.texts.ts';
import PricingPage from './pricing-page.tsx';
import { active, renderSubscriptions, subscription, userId } from './render-subscriptions.fixture.tsx';
import { subscriptionTexts } from './subscriptions.texts.ts';

const goTo = vi.spyOn(window.location, 'assign');
beforeEach(() => {
  goTo.mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  setSession(null);
  goTo.mockReset();
});

const usage = [
  answer(conversationRoutes.contactedCount, { count: 3, limit: 10 }),
  answer(offerRoutes.listByCompany, { offers: [], count: 1, limit: 10 }),
] as const;
const open = (options = {}) => renderSubscriptions(PricingPage, { pattern: patterns.pricing, ...options });
const plan = (name: string) => screen.queryByRole('region', { name });
const button = (name: string) => screen.findByRole('button', { name });

test('the signed-out see both lists, and the company’s leads to the login dialog', async () => {
  setSession(null);
  fakeApi();
  open();
  expect([plan(texts.people.title), plan(texts.free.title), plan(texts.premium.title)]).not.toContain(null);
  await userEvent.click(await button(texts.premium.login));
  expect(await screen.findByText('dialog: login')).toBeTruthy();
});

test('signed out, the whole block of either company plan is its button to sign in', async () => {
  setSession(null);
  fakeApi();
  open();
  for (const [name, login] of [
    [texts.free.title, texts.free.login],
    [texts.premium.title, texts.premium.login],
  ] as const) {
    const block = within(screen.getByRole('region', { name }));
    expect(block.getByRole('button', { name: login }).className).toContain(styles.wholePlan);
  }
  await userEvent.click(await button(texts.free.login));
  expect(await screen.findByText('dialog: login')).toBeTruthy();
});

test.each(['freelance', 'jobseeker'] as const)('a %s sees the free list alone', (role) => {
  signInAs(role);
  fakeApi();
  open();
  expect(plan(texts.people.title)).toBeTruthy();
  expect([plan(texts.free.title), plan(texts.premium.title)]).toEqual([null, null]);
});

test('a company goes to the payment page, once for two clicks', async () => {
  signInAs('entreprise');
  const checkout = hold(subscriptionRoutes.checkout);
  const calls = fakeApi(...usage, answer(subscriptionRoutes.get, subscription()), checkout.reply);
  open();
  const subscribe = await button(texts.premium.subscribe);
  await userEvent.dblClick(subscribe);
  checkout.release({ url: 'https://checkout.stripe.com/c/1' });
  await waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith('https://checkout.stripe.com/c/1'));
  const asked = calls.filter(({ route }) => route === subscriptionRoutes.checkout);
  expect(asked.map(({ body }) => body)).toEqual([{ userId }]);
});

const down = new ApiError(subscriptionErrors.checkout_unavailable);
test.each([
  ['is refused by the server', refuse(subscriptionRoutes.checkout, 503, down.toBody())],
  ['gets no address', answer(subscriptionRoutes.checkout, {} as { url: string })],
  ['gets no answer', lose(subscriptionRoutes.checkout)],
])('a company that %s reads why in place, and may try again', async (_, reply) => {
  signInAs('entreprise');
  const again = answer(subscriptionRoutes.checkout, { url: 'https://checkout.stripe.com/c/2' });
  fakeApi(...usage, answer(subscriptionRoutes.get, subscription()), reply, again);
  open();
  await userEvent.click(await button(texts.premium.subscribe));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Erreur lors de la redirection vers Stripe',
  );
  expect(goTo).not.toHaveBeenCalled();
  await userEvent.click(await button(texts.premium.subscribe));
  await waitFor(() => expect(goTo).toHaveBeenCalledOnce());
});

test('a subscriber reads that it is one, and goes to the portal', async () => {
  signInAs('entreprise');
  fakeApi(
    answer(subscriptionRoutes.get, active),
    answer(subscriptionRoutes.portal, { url: 'https://billing.stripe.com/p/1' }),
  );
  open();
  expect(await screen.findByText(texts.premium.alreadySubscribed)).toBeTruthy();
  expect(screen.queryByRole('button', { name: texts.premium.subscribe })).toBeNull();
  await userEvent.click(await button(subscriptionTexts.manage));
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('https://billing.stripe.com/p/1'));
});

test('a company that subscribed in another tab is told, and shown so', async () => {
  signInAs('entreprise');
  const refusal = new ApiError(subscriptionErrors.already_subscribed);
  fakeApi(
    ...usage,
    answer(subscriptionRoutes.get, subscription()),
    answer(subscriptionRoutes.get, active),
    refuse(subscriptionRoutes.checkout, 409, refusal.toBody()),
  );
  open();
  await userEvent.click(await button(texts.premium.subscribe));
  expect(await screen.findByText(texts.premium.alreadySubscribed)).toBeTruthy();
});

test('a company back from a payment it did not make reads that nothing was taken', async () => {
  signInAs('entreprise');
  fakeApi(...usage, answer(subscriptionRoutes.get, subscription()));
  open({ address: `${patterns.pricing}?paiement=interrompu` });
  expect(await screen.findByText(texts.interruptedTitle)).toBeTruthy();
});

test('where no payment provider is configured, a company reads when', async () => {
  signInAs('entreprise');
  fakeApi(...usage, answer(subscriptionRoutes.get, subscription()));
  open({ areSubscriptionsOpen: false });
  expect(await screen.findByText(texts.premium.soonTitle)).toBeTruthy();
  expect(screen.queryByRole('button', { name: texts.premium.subscribe })).toBeNull();
});

test('a company without Premium reads how much of the free plan it has used', async () => {
  signInAs('entreprise');
  fakeApi(...usage, answer(subscriptionRoutes.get, subscription()));
  open();
  expect(await screen.findByText('3/10 profils contactés')).toBeTruthy();
  expect(await screen.findByText('1/10 offre publiée')).toBeTruthy();
});
