import { subscriptionRoutes } from '@mitoyen/contract/features/subscriptions/subscriptions.contract.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { makeCompany } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { payingCompany, subscriber } from '../../../test/stripe-driver.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterEach(() => app.sandbox.setFault('stripe', 'ok'));
afterAll(() => app.close());

describe.each(['refuse', 'hang', 'error', 'garbage'] as const)('while Stripe says: %s', (mode) => {
  test('each call says what it could not do, and what waits is done later', async () => {
    const [company, customer] = [await makeCompany(app.context), await subscriber(app)];
    const { id: userId, token } = customer.user;
    const own = { token, params: { userId } };
    await app.sandbox.setFault('stripe', mode);
    const answers = await Promise.all([
      app.call(subscriptionRoutes.checkout, {
        token: company.user.token,
        body: { userId: company.user.id },
      }),
      app.call(subscriptionRoutes.portal, { token, body: { customerId: customer.customerId } }),
      app.call(subscriptionRoutes.refresh, own),
      app.call(subscriptionRoutes.listInvoices, own),
    ]);
    expect(answers.map(({ status, error }) => [status, error.code])).toEqual([
      [503, 'checkout_unavailable'],
      [503, 'portal_unavailable'],
      [503, 'subscription_unavailable'],
      [503, 'invoices_unavailable'],
    ]);
    expect(answers.map(({ error }) => error.error).slice(0, 2)).toEqual([
      'Erreur lors de la redirection vers Stripe',
      'Erreur lors de l’accès au portail Stripe',
    ]);
    for (const { headers } of answers) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect((await app.call(subscriptionRoutes.get, own)).body.isSubscribed).toBe(true);

    await app.sandbox.setFault('stripe', 'ok');
    const again = await app.call(subscriptionRoutes.checkout, {
      token: company.user.token,
      body: { userId: company.user.id },
    });
    expect(again.status).toBe(200);
  });
});

test('an event that comes while Stripe does not answer takes effect once it does', async () => {
  const company = await payingCompany(app);
  const { sendToWebhook, signed, stripeEvent } = await import('../../../test/stripe-events.ts');
  await app.sandbox.setFault('stripe', 'error');
  expect((await sendToWebhook(app, signed(stripeEvent(company.customerId)))).status).toBe(200);
  await app.runJobs();
  const own = { token: company.user.token, params: { userId: company.user.id } };
  expect((await app.call(subscriptionRoutes.get, own)).body.isSubscribed).toBe(false);
  await app.sandbox.setFault('stripe', 'ok');
  await app.makeJobsDue();
  await app.runJobs();
  expect((await app.call(subscriptionRoutes.get, own)).body.isSubscribed).toBe(true);
});
