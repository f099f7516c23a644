import { subscriptionRoutes } from '@mitoyen/contract/features/subscriptions/subscriptions.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCompany, makeFreelance, makeUser } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { cards, daySeconds, payingCompany, stripeOf, subscriber } from '../../../test/stripe-driver.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

type Company = Awaited<ReturnType<typeof makeCompany>>;
const checkout = ({ user }: Pick<Company, 'user'>, userId = user.id) =>
  app.call(subscriptionRoutes.checkout, { token: user.token, body: { userId } });
const customersAtStripe = async () => (await stripeOf(app).customers.list({ limit: 100 })).data.length;
const sessionsAtStripe = async () => (await stripeOf(app).checkout.sessions.list({ limit: 100 })).data.length;
const customerOf = async ({ profile }: Company) =>
  (
    await app.context.db
      .selectFrom('companies')
      .select('stripe_customer_id')
      .where('id', '=', profile.id)
      .executeTakeFirstOrThrow()
  ).stripe_customer_id;

test('a company gets a page where it pays the told price, and which leads back', async () => {
  const company = await makeCompany(app.context, { name: 'Atelier Rivière' });
  const { status, body } = await checkout(company);
  expect(status).toBe(200);
  const page = await (await fetch(body.url)).text();
  expect(page).toContain('29,99');
  const customerId = await customerOf(company);
  const customer = await stripeOf(app).customers.retrieve(customerId ?? '');
  expect(customer).toMatchObject({ name: 'Atelier Rivière', email: company.user.email });
  const { location } = await app.sandbox.pay(body.url, cards.pays);
  expect(location).toMatch(/^http:\/\/mitoyen\.test\/success\?session_id=cs_/);
});

describe('one page for one company', () => {
  test('a double click, and eight tabs at once, open the same one', async () => {
    const company = await makeCompany(app.context);
    const [customers, sessions] = [await customersAtStripe(), await sessionsAtStripe()];
    const answers = await Promise.all(Array.from({ length: 8 }, () => checkout(company)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1);
    expect([await customersAtStripe(), await sessionsAtStripe()]).toEqual([customers + 1, sessions + 1]);
  });

  test('it is kept until it is closed, and after a refused card', async () => {
    const company = await makeCompany(app.context);
    const first = (await checkout(company)).body.url;
    expect((await app.sandbox.pay(first, cards.declined)).status).toBe(402);
    app.passTime({ hours: 5 });
    expect((await checkout(company)).body.url).toBe(first);
    const { data } = await stripeOf(app).checkout.sessions.list({ limit: 1 });
    await stripeOf(app).checkout.sessions.expire(data[0]?.id ?? '');
    const second = (await checkout(company)).body.url;
    expect(second).not.toBe(first);
    expect((await checkout(company)).body.url).toBe(second);
  });

  test('another day, it is another one', async () => {
    const company = await makeCompany(app.context);
    const first = (await checkout(company)).body.url;
    app.passTime({ hours: 25 });
    await app.sandbox.passStripeTime(daySeconds + 3600);
    expect((await checkout(company)).body.url).not.toBe(first);
  });
});

describe('who is subscribed already', () => {
  test('is told so', async () => {
    const company = await subscriber(app);
    const { status, error } = await checkout(company);
    expect([status, error.code]).toEqual([409, 'already_subscribed']);
  });

  test('also while the event of its payment is on its way', async () => {
    const company = await payingCompany(app);
    const sessions = await sessionsAtStripe();
    const { status, error } = await checkout(company);
    expect([status, error.code]).toEqual([409, 'already_subscribed']);
    expect(await sessionsAtStripe()).toBe(sessions);
  });
});

describe('who may not', () => {
  test('others, and another’s id: nothing is made', async () => {
    const [company, other] = [await makeCompany(app.context), await makeCompany(app.context)];
    const freelance = await makeFreelance(app.context);
    const withoutProfile = { user: await makeUser(app.context, { role: 'entreprise' }) };
    const before = await customersAtStripe();
    const answers = [
      await app.call(subscriptionRoutes.checkout, { body: { userId: company.user.id } }),
      await checkout(company, other.user.id),
      await checkout(freelance),
      await checkout(withoutProfile),
      await app.call(subscriptionRoutes.checkout, { token: company.user.token, body: {} }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 403, 403, 403, 400]);
    expect(answers[3]?.error.code).toBe('company_profile_missing');
    expect([await customersAtStripe(), await customerOf(company)]).toEqual([before, null]);
  });
});

test('a company whose customer was removed at Stripe becomes another one', async () => {
  const company = await makeCompany(app.context);
  await checkout(company);
  const before = await customerOf(company);
  await stripeOf(app).customers.del(before ?? '');
  const { status, body } = await checkout(company);
  expect(status).toBe(200);
  expect(await customerOf(company)).not.toBe(before);
  expect((await app.sandbox.pay(body.url, cards.pays)).status).toBe(303);
});
