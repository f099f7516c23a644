import { startSandbox } from '@mitoyen/sandbox/start-sandbox.ts';
import Stripe from 'stripe';
import { expect, onTestFinished, test } from 'vitest';
import { PaymentsRefusedError } from './payments.gateway.ts';
import { createStripePaymentsGateway } from './stripe-payments.adapter.ts';

/** A sandbox with one price of this kind, and a gateway that sells it. */
async function selling(price: { unit_amount: number; currency: string; interval: 'month' | 'year' } | null) {
  const sandbox = await startSandbox();
  onTestFinished(() => sandbox.close());
  const { hostname, port } = new URL(sandbox.url);
  const operator = new Stripe('sk_test_1', { host: hostname, port, protocol: 'http' });
  const priceLookupKey = 'premium_of_this_test';
  if (price) {
    const { interval, ...sum } = price;
    const { id: product } = await operator.products.create({ name: 'Premium' });
    await operator.prices.create({
      ...sum,
      recurring: { interval },
      product,
      lookup_key: priceLookupKey,
    });
  }
  const gateway = createStripePaymentsGateway({
    secretKey: 'sk_test_1',
    webhookSecret: 'whsec_1',
    priceLookupKey,
    baseUrl: sandbox.url,
  });
  const customer = { companyId: 'company-1', name: 'Atelier', email: 'a@exemple.fr' };
  const { id: customerId } = await gateway.createCustomer({ ...customer, idempotencyKey: 'customer-1' });
  const checkout = {
    customerId,
    companyId: 'company-1',
    successUrl: 'http://mitoyen.test/success',
    cancelUrl: 'http://mitoyen.test/tarification',
  };
  return { open: () => gateway.createCheckout({ ...checkout, idempotencyKey: 'checkout-1' }) };
}

test('the price that pages tell opens a payment page', async () => {
  const { open } = await selling({ unit_amount: 2999, currency: 'eur', interval: 'month' });
  expect(await open()).toMatchObject({ state: 'open', url: expect.stringMatching(/^http/) });
});

test.each([
  ['another sum', { unit_amount: 4999, currency: 'eur', interval: 'month' as const }],
  ['another currency', { unit_amount: 2999, currency: 'usd', interval: 'month' as const }],
  ['another period', { unit_amount: 2999, currency: 'eur', interval: 'year' as const }],
  ['none', null],
])('%s opens none', async (_, price) => {
  const { open } = await selling(price);
  await expect(open()).rejects.toThrow(PaymentsRefusedError);
});
