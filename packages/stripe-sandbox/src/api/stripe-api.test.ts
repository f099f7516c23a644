import { describe, expect, it } from 'vitest';
import { refusalOf, useStripe } from '../stripe-driver.fixture.ts';

const { client, sandbox, startCheckout } = useStripe();

describe('Stripe’s API', () => {
  it.each([
    ['no key', {}, 'You did not provide an API key.'],
    [
      'a live key',
      { authorization: 'Bearer sk_live_1234567890' },
      'Invalid API Key provided: sk_live_****7890',
    ],
    ['nonsense', { authorization: 'Bearer x' }, 'Invalid API Key provided: ****'],
  ])('answers test keys only: %s', async (_, headers, message) => {
    const answer = await sandbox.post('/v1/customers', '', headers);
    expect(answer.status).toBe(401);
    expect(answer.headers.get('request-id')).toMatch(/^req_/);
    const { error } = answer.json<{ error: { type: string; message: string } }>();
    expect(error.type).toBe('invalid_request_error');
    expect(error.message).toContain(message);
  });

  it('finds prices by their key', async () => {
    const stripe = client();
    const found = await stripe.prices.list({ lookup_keys: ['premium_monthly'], expand: ['data.product'] });
    expect(found.data).toMatchObject([
      {
        unit_amount: 2999,
        currency: 'eur',
        tax_behavior: 'inclusive',
        recurring: { interval: 'month', interval_count: 1 },
        product: { name: 'Atelier Premium' },
      },
    ]);
    expect((await stripe.prices.list({ lookup_keys: ['other'] })).data).toEqual([]);
    const product = await stripe.products.create({ name: 'Autre' });
    await stripe.prices.create({
      product: product.id,
      currency: 'EUR',
      unit_amount: 500,
      lookup_key: 'other',
      recurring: { interval: 'year' },
    });
    expect((await stripe.prices.list({ lookup_keys: ['other'] })).data).toMatchObject([
      { unit_amount: 500, currency: 'eur', recurring: { interval: 'year' } },
    ]);
  });

  it('forgets everything, but not what it sells', async () => {
    const { session, customer } = await startCheckout();
    await sandbox.delete('/');
    expect(await refusalOf(client().customers.retrieve(customer.id))).toMatchObject({
      code: 'resource_missing',
    });
    expect((await sandbox.get(`/stripe/checkout/${session.id}`)).status).toBe(404);
    expect((await client().prices.list({ lookup_keys: ['premium_monthly'] })).data).toHaveLength(1);
    expect((await sandbox.get('/stripe/events')).json()).toEqual([]);
  });
});
