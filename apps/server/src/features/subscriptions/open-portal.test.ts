import { subscriptionRoutes } from '@mitoyen/contract/features/subscriptions/subscriptions.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCompany, makeFreelance } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { stripeOf, subscriber } from '../../../test/stripe-driver.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const openPortal = (token: string | undefined, body: object) =>
  app.call(subscriptionRoutes.portal, { token, body });
const portalsOpened = async () =>
  (await app.sandbox.stripeEvents()).filter(({ type }) => type === 'billing_portal.session.created').length;

test('a subscriber gets the portal, at its first page or at one step', async () => {
  const { user, customerId } = await subscriber(app);
  const headings = new Set<string | undefined>();
  for (const flow of [undefined, 'cancel', 'payment_method']) {
    const { status, body } = await openPortal(user.token, { customerId, flow });
    expect(status).toBe(200);
    const page = await fetch(body.url);
    expect(page.status).toBe(200);
    headings.add(/<h1[^>]*>([^<]+)/.exec(await page.text())?.[1]);
  }
  expect(headings.size).toBe(3);
  const wrong = await openPortal(user.token, { customerId, flow: 'refund' });
  expect(wrong.status).toBe(400);
});

test('another’s customer, and one that is nobody’s, are refused and open nothing', async () => {
  const [company, other] = [await subscriber(app), await makeCompany(app.context)];
  const freelance = await makeFreelance(app.context);
  const before = await portalsOpened();
  const { customerId } = company;
  const answers = [
    await openPortal(undefined, { customerId }),
    await openPortal(other.user.token, { customerId }),
    await openPortal(company.user.token, { customerId: 'cus_of_nobody' }),
    await openPortal(freelance.user.token, { customerId }),
    await openPortal(company.user.token, {}),
  ];
  expect(answers.map(({ status }) => status)).toEqual([401, 403, 403, 403, 400]);
  expect(await portalsOpened()).toBe(before);
});

test('a customer that is gone from Stripe is told as a failure, and is subscribed no more', async () => {
  const { user, customerId } = await subscriber(app);
  await stripeOf(app).customers.del(customerId);
  const { status, error } = await openPortal(user.token, { customerId });
  expect([status, error.code]).toEqual([503, 'portal_unavailable']);
  const own = { token: user.token, params: { userId: user.id } };
  expect((await app.call(subscriptionRoutes.get, own)).body.isSubscribed).toBe(false);
});
