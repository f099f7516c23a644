import { subscriptionRoutes } from '@mitoyen/contract/features/subscriptions/subscriptions.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCompany } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { sendToWebhook, signed, stripeEvent } from '../../../test/stripe-events.ts';
import { reconcileSubscriptions } from './reconcile-subscriptions.job.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp(() => ({ payments: null }));
});
afterAll(() => app.close());

test('where no payment provider is configured, paying waits and everything known is shown', async () => {
  const { user } = await makeCompany(app.context, { is_subscribed: true, stripe_customer_id: 'cus_closed' });
  const plain = (await makeCompany(app.context)).user;
  const own = { token: user.token, params: { userId: user.id } };
  const closed = [
    await app.call(subscriptionRoutes.checkout, { token: plain.token, body: { userId: plain.id } }),
    await app.call(subscriptionRoutes.portal, { token: user.token, body: { customerId: 'cus_closed' } }),
    await app.call(subscriptionRoutes.listInvoices, own),
  ];
  for (const { status, error, headers } of closed)
    expect([status, error.code, headers['retry-after']]).toEqual([503, 'subscriptions_closed', '3600']);
  for (const route of [subscriptionRoutes.get, subscriptionRoutes.refresh])
    expect((await app.call(route, own)).body).toMatchObject({ isSubscribed: true });
  const event = await sendToWebhook(app, signed(stripeEvent('cus_closed')));
  expect([event.status, event.body.code]).toEqual([503, 'subscriptions_closed']);

  await reconcileSubscriptions(app.context);
  expect((await app.call(subscriptionRoutes.get, own)).body).toMatchObject({ isSubscribed: true });
});
