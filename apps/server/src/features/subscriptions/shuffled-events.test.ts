import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { daySeconds, payingCompany, stripeOf } from '../../../test/stripe-driver.ts';
import { sendToWebhook, signed } from '../../../test/stripe-events.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** What may be done to a subscription at Stripe. */
const actions = ['cancel', 'resume', 'end', 'renew'] as const;
type Action = (typeof actions)[number];

async function onlySubscription(customer: string) {
  const [found] = (await stripeOf(app).subscriptions.list({ customer, status: 'all' })).data;
  if (!found) throw new Error('no subscription');
  return found;
}

async function doAtStripe(customer: string, action: Action): Promise<void> {
  const { subscriptions } = stripeOf(app);
  if (action === 'renew') return void (await app.sandbox.passStripeTime(32 * daySeconds));
  const { id, ended_at } = await onlySubscription(customer);
  if (ended_at !== null) return;
  if (action === 'end') await subscriptions.cancel(id);
  else await subscriptions.update(id, { cancel_at_period_end: action === 'cancel' });
}

/** The events about a customer so far, oldest first. */
async function eventsOf(customer: string) {
  const all = await app.sandbox.stripeEvents();
  return all.filter((event) => JSON.stringify(event.data.object).includes(customer)).toReversed();
}

/** What Stripe says, in the words of its API. */
async function truthOf(customer: string) {
  const { status, ended_at, cancel_at, cancel_at_period_end, items } = await onlySubscription(customer);
  const end =
    ended_at ?? cancel_at ?? (cancel_at_period_end ? (items.data[0]?.current_period_end ?? null) : null);
  return {
    is_subscribed: ['active', 'trialing', 'past_due'].includes(status),
    subscription_end: end === null ? null : new Date(end * 1000),
    status,
  };
}

const writtenOf = (customer: string) =>
  app.context.db
    .selectFrom('companies')
    .innerJoin('subscriptions', 'subscriptions.company_id', 'companies.id')
    .select(['is_subscribed', 'subscription_end', 'subscriptions.status'])
    .where('stripe_customer_id', '=', customer)
    .executeTakeFirst();

const shuffled = <Item>(items: readonly Item[], orders: readonly number[]): Item[] =>
  items
    .map((item, index) => ({ item, order: orders[index % orders.length] ?? 0 }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);

/** Brings events several at a time, as Stripe does. */
async function bring(events: readonly object[]): Promise<void> {
  for (let from = 0; from < events.length; from += 20) {
    const answers = await Promise.all(
      events.slice(from, from + 20).map((event) => sendToWebhook(app, signed(event))),
    );
    for (const { status } of answers) expect(status).toBe(200);
  }
}

test('events in any order, again and again, while more happens, leave what Stripe says', async () => {
  const orders = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 30, maxLength: 60 });
  const history = fc.array(fc.constantFrom(...actions), { minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(history, history, orders, orders, async (first, then, firstOrder, lastOrder) => {
      const { customerId } = await payingCompany(app);
      for (const action of first) await doAtStripe(customerId, action);
      await bring(shuffled(await eventsOf(customerId), firstOrder));
      await app.runJobs();
      for (const action of then) await doAtStripe(customerId, action);
      await bring(shuffled([...(await eventsOf(customerId)), ...(await eventsOf(customerId))], lastOrder));
      await app.runJobs();
      expect(await writtenOf(customerId)).toEqual(await truthOf(customerId));
    }),
    { numRuns: 6, endOnFailure: true },
  );
});

test('a thousand events, shuffled and duplicated, leave what Stripe says', async () => {
  const { customerId } = await payingCompany(app);
  for (const action of ['cancel', 'resume', 'renew', 'cancel'] as const) await doAtStripe(customerId, action);
  const real = await eventsOf(customerId);
  const thousand = Array.from({ length: 1000 }, (_, index) => {
    const event = real[index % real.length] ?? {};
    // half of them again under their own id, half as news of long ago
    return index % 2 === 0 ? event : { ...event, id: `evt_copy_${index}` };
  });
  const orders = fc.sample(fc.double({ min: 0, max: 1, noNaN: true }), 1000);
  const events = shuffled(thousand, orders);
  await bring(events.slice(0, 500));
  await app.runJobs();
  await bring(events.slice(500));
  await app.runJobs();
  expect(await writtenOf(customerId)).toEqual(await truthOf(customerId));
});

test('news of the end before news of the beginning resurrects nothing', async () => {
  const { customerId } = await payingCompany(app);
  await doAtStripe(customerId, 'end');
  for (const event of (await eventsOf(customerId)).toReversed()) {
    await bring([event]);
    await app.runJobs();
  }
  expect(await writtenOf(customerId)).toEqual(await truthOf(customerId));
  expect((await truthOf(customerId)).is_subscribed).toBe(false);
});
