import { describe, expect, it, vi } from 'vitest';
import { useStripeUnderTest } from './stripe-under-test.fixture.ts';

const stripe = useStripeUnderTest();

describe('events', () => {
  it('tell what happened to a customer, newest first', async () => {
    const { customers, events } = stripe.client;
    const { id } = await stripe.createCustomer({ name: 'Bea' });
    await customers.update(id, { name: 'Béa' });
    const types = ['customer.created', 'customer.updated'];
    await vi.waitFor(
      async () => {
        const { data } = await events.list({ types, limit: 100 });
        const own = data.filter(({ data: { object } }) => 'id' in object && object.id === id);
        expect(own.map(({ type, data: { previous_attributes } }) => [type, previous_attributes])).toEqual([
          ['customer.updated', { name: 'Bea' }],
          ['customer.created', undefined],
        ]);
        expect(own[0]).toMatchObject({ api_version: expect.any(String), livemode: false });
      },
      // Stripe lists an event a moment after what caused it
      { timeout: 20_000, interval: 500 },
    );
  });

  it('are told once to who asks for them by id', async () => {
    const { id } = await stripe.createCustomer({ name: 'Ana' });
    const found = await vi.waitFor(
      async () => {
        const { data } = await stripe.client.events.list({ type: 'customer.created', limit: 100 });
        const own = data.find(({ data: { object } }) => 'id' in object && object.id === id);
        if (!own) throw new Error('not told yet');
        return own;
      },
      { timeout: 20_000, interval: 500 },
    );
    expect(await stripe.client.events.retrieve(found.id)).toMatchObject({
      id: found.id,
      type: 'customer.created',
    });
  });
});

describe('an address nobody knows', () => {
  it('is a 404 that names it', async () => {
    const answer = await stripe.fetch('/v1/weather', { authorization: `Bearer ${stripe.key}` });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('Unrecognized request URL (GET: /v1/weather)');
  });
});
