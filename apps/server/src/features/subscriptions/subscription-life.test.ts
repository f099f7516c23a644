import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import { companyRoutes } from '@mitoyen/contract/features/companies/companies.contract.ts';
import { conversationRoutes } from '@mitoyen/contract/features/conversations/conversations.contract.ts';
import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import { subscriptionRoutes } from '@mitoyen/contract/features/subscriptions/subscriptions.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCompany, makeFreelance, makeOffer } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import {
  cards,
  deliverEvents,
  passTimeEverywhere,
  payingCompany,
  stripeOf,
  subscriber,
} from '../../../test/stripe-driver.ts';
import { reconcileSubscriptions } from './reconcile-subscriptions.job.ts';
import { refreshLimit } from './show-subscription.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

type Company = Awaited<ReturnType<typeof makeCompany>>;
const own = ({ user }: Company) => ({ token: user.token, params: { userId: user.id } });
const shown = async (company: Company) => (await app.call(subscriptionRoutes.get, own(company))).body;
const subscriptionOf = async (customer: string) => {
  const [found] = (await stripeOf(app).subscriptions.list({ customer, status: 'all' })).data;
  if (!found) throw new Error('no subscription');
  return found;
};
const subjects = async ({ user }: Company) =>
  (await app.sandbox.mails(user.email)).map(({ subject }) => subject).toReversed();

test('subscribing lifts the limits and puts offers first, and the end brings them back', async () => {
  const company = await makeCompany(app.context);
  const { user } = company;
  const offer = await makeOffer(app.context, { company });
  const quota = async () =>
    (await app.call(conversationRoutes.contactedCount, { token: user.token, query: { userId: user.id } }))
      .body.limit;
  const isHighlighted = async () => {
    const { body } = await app.call(offerRoutes.get, { params: { id: offer.id }, token: user.token });
    return 'highlighted' in body && body.highlighted;
  };
  expect([await quota(), await isHighlighted()]).toEqual([10, false]);

  const call = { token: user.token, body: { userId: user.id } };
  await app.sandbox.pay((await app.call(subscriptionRoutes.checkout, call)).body.url, cards.pays);
  await deliverEvents(app);
  expect([await quota(), await isHighlighted()]).toEqual([null, true]);
  const before = await shown(company);
  expect(before).toMatchObject({ state: 'active', isSubscribed: true, endsAt: null });
  const profile = await app.call(companyRoutes.getByUser, own(company));
  expect(profile.body).toMatchObject({
    is_subscribed: true,
    subscription_end: null,
    stripe_customer_id: before.customerId,
  });

  const { id } = await subscriptionOf(before.customerId ?? '');
  await stripeOf(app).subscriptions.update(id, { cancel_at_period_end: true });
  await deliverEvents(app);
  expect(await shown(company)).toMatchObject({
    state: 'ending',
    isSubscribed: true,
    endsAt: before.renewsAt,
    renewsAt: null,
  });
  expect(await quota()).toBeNull();

  await passTimeEverywhere(app, { days: 32 });
  await deliverEvents(app);
  expect(await shown(company)).toMatchObject({
    state: 'ended',
    isSubscribed: false,
    endsAt: before.renewsAt,
  });
  expect([await quota(), await isHighlighted()]).toEqual([10, false]);
  expect(await subjects(company)).toEqual([
    'Votre abonnement Premium est actif',
    'Votre abonnement Premium est résilié',
    'Votre abonnement Premium a pris fin',
  ]);
});

test('a renewal that fails keeps Premium, is told, and is mended by another card', async () => {
  const company = await subscriber(app, cards.failsAtRenewal);
  await passTimeEverywhere(app, { days: 32 });
  await deliverEvents(app);
  expect(await shown(company)).toMatchObject({ state: 'late', isSubscribed: true });
  const [open] = (await app.call(subscriptionRoutes.listInvoices, own(company))).body;
  expect(open).toMatchObject({ status: 'open', amount: 29.99 });

  const { body: portal } = await app.call(subscriptionRoutes.portal, {
    token: company.user.token,
    body: { customerId: company.customerId, flow: 'payment_method' },
  });
  expect((await app.sandbox.pay(`${portal.url}/card`, cards.pays)).status).toBe(303);
  await deliverEvents(app);
  expect(await shown(company)).toMatchObject({ state: 'active', isSubscribed: true });

  expect(await subjects(company)).toEqual([
    'Votre abonnement Premium est actif',
    'Le paiement de votre abonnement Premium a échoué',
  ]);
});

test('a renewal that fails until nobody tries any more ends Premium', async () => {
  const company = await subscriber(app, cards.failsAtRenewal);
  await passTimeEverywhere(app, { days: 32 });
  await passTimeEverywhere(app, { days: 40 });
  await deliverEvents(app);
  expect(await shown(company)).toMatchObject({ state: 'ended', isSubscribed: false });
});

test('what was cancelled can be taken up again until its end', async () => {
  const company = await subscriber(app);
  const { id } = await subscriptionOf(company.customerId);
  await stripeOf(app).subscriptions.update(id, { cancel_at_period_end: true });
  await deliverEvents(app);
  await stripeOf(app).subscriptions.update(id, { cancel_at_period_end: false });
  await deliverEvents(app);
  expect(await shown(company)).toMatchObject({ state: 'active', endsAt: null });
  expect((await subjects(company)).at(-1)).toBe('Votre abonnement Premium se poursuit');
});

describe('the true state is there', () => {
  test('on the page after the payment, before any event', async () => {
    const company = await payingCompany(app);
    expect((await shown(company)).isSubscribed).toBe(false);
    const { body } = await app.call(subscriptionRoutes.refresh, own(company));
    expect(body).toMatchObject({ state: 'active', isSubscribed: true });
    await deliverEvents(app);
    expect(await subjects(company)).toEqual(['Votre abonnement Premium est actif']);
  });

  test('every day, for events that never came', async () => {
    const [paid, ended, given] = [
      await payingCompany(app),
      await subscriber(app),
      await makeCompany(app.context, { is_subscribed: true }),
    ];
    await stripeOf(app).subscriptions.cancel((await subscriptionOf(ended.customerId)).id);
    await reconcileSubscriptions(app.context);
    const states = [(await shown(paid)).state, (await shown(ended)).state, (await shown(given)).state];
    expect(states).toEqual(['active', 'ended', 'active']);
  });

  test('when the customer is gone from Stripe', async () => {
    const company = await subscriber(app);
    await stripeOf(app).customers.del(company.customerId);
    await deliverEvents(app);
    expect((await shown(company)).isSubscribed).toBe(false);
  });
});

test('what one company sees of its subscription and invoices is its own alone', async () => {
  const [company, other] = [await subscriber(app), await makeCompany(app.context)];
  const freelance = await makeFreelance(app.context);
  const { get, refresh, listInvoices } = subscriptionRoutes;
  for (const route of [get, refresh, listInvoices]) {
    const { params } = own(company);
    const answers = [
      await app.call(route, { params }),
      await app.call(route, { params, token: other.user.token }),
      await app.call(route, { params: { userId: freelance.user.id }, token: freelance.user.token }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 403, 403]);
  }
});

test('a made-up cursor of invoices is refused before Stripe is asked', async () => {
  const company = await subscriber(app);
  const cursor = Buffer.from('["x"]').toString('base64url');
  const answer = await app.call(subscriptionRoutes.listInvoices, { ...own(company), query: { cursor } });
  expect(answer.status).toBe(400);
});

test('Stripe is asked so often for a company, however often its page is reloaded', async () => {
  const company = await subscriber(app);
  const { limits } = app.context;
  for (let asked = 1; asked < refreshLimit.points; asked += 1)
    await limits.consume(refreshLimit, company.user.id, commonErrors.too_many_requests);
  expect((await app.call(subscriptionRoutes.refresh, own(company))).status).toBe(200);
  expect((await app.call(subscriptionRoutes.refresh, own(company))).status).toBe(429);
  expect(await shown(company)).toMatchObject({ isSubscribed: true });
});

test('what Stripe does not know any more is paid no more', async () => {
  const company = await subscriber(app);
  await app.sandbox.forget();
  await reconcileSubscriptions(app.context);
  expect(await shown(company)).toMatchObject({ state: 'none', isSubscribed: false });
  expect((await app.call(subscriptionRoutes.listInvoices, own(company))).body).toEqual([]);
});
