import { fixedRetention } from '@mitoyen/contract/core/retention.ts';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { makeCompany } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { sendToWebhook, signed, stripeEvent } from '../../../test/stripe-events.ts';
import type { PaymentsGateway } from '../../gateways/payments/payments.gateway.ts';
import { reconcileSubscriptions } from './reconcile-subscriptions.job.ts';

let app: TestApp;
let payments: PaymentsGateway;
beforeAll(async () => {
  app = await createTestApp();
  if (!app.context.payments) throw new Error('the tests have a payment provider');
  payments = app.context.payments;
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => app.close());

test('every customer is asked about once, however many there are', async () => {
  const ids = Array.from({ length: 101 }, (_, index) => `cus_${index}`);
  for (const stripe_customer_id of ids) await makeCompany(app.context, { stripe_customer_id });
  await makeCompany(app.context);
  const asked = vi.spyOn(payments, 'listSubscriptions').mockResolvedValue([]);
  await reconcileSubscriptions(app.context);
  expect(asked.mock.calls.flat().sort()).toEqual(ids.toSorted());
});

test('events are forgotten once they are of no use, and what was lost of a job is asked again', async () => {
  vi.spyOn(payments, 'listSubscriptions').mockResolvedValue([]);
  const old = stripeEvent('cus_event', { type: 'charge.succeeded' });
  const recent = stripeEvent('cus_event', { type: 'charge.succeeded' });
  const { db } = app.context;
  await sendToWebhook(app, signed(old));
  app.passTime({ days: fixedRetention.paymentEventDays - 1, hours: 23 });
  await sendToWebhook(app, signed(recent));
  await db.insertInto('subscription_hints').values({ stripe_customer_id: 'cus_event' }).execute();
  const left = async () =>
    (await db.selectFrom('stripe_events').select('id').execute()).map(({ id }) => id).sort();
  await reconcileSubscriptions(app.context);
  expect(await left()).toEqual([old.id, recent.id].sort());
  expect(await db.selectFrom('subscription_hints').selectAll().execute()).toEqual([]);
  app.passTime({ hours: 2 });
  await reconcileSubscriptions(app.context);
  expect(await left()).toEqual([recent.id]);
});
