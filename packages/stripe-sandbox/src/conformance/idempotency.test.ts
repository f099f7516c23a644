import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { useStripeUnderTest } from './stripe-under-test.fixture.ts';

const stripe = useStripeUnderTest();

describe('idempotency keys', () => {
  it('give the first answer again', async () => {
    const idempotencyKey = randomUUID();
    const first = await stripe.createCustomer({ name: 'Ana' }, { idempotencyKey });
    const again = await stripe.createCustomer({ name: 'Ana' }, { idempotencyKey });
    expect(again).toEqual(first);
    expect(first.lastResponse.headers).not.toHaveProperty('idempotent-replayed');
    expect(again.lastResponse.headers).toMatchObject({
      'idempotent-replayed': 'true',
      'original-request': first.lastResponse.requestId,
    });
  });

  it('are refused for another call', async () => {
    const idempotencyKey = randomUUID();
    await stripe.createCustomer({ name: 'Ana' }, { idempotencyKey });
    const refusal = { type: 'StripeIdempotencyError', statusCode: 400, rawType: 'idempotency_error' };
    const { customers, products } = stripe.client;
    await expect(customers.create({ name: 'Bea' }, { idempotencyKey })).rejects.toMatchObject(refusal);
    await expect(products.create({ name: 'Ana' }, { idempotencyKey })).rejects.toMatchObject(refusal);
  });
});
