import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { refusalOf } from '../stripe-driver.fixture.ts';
import { useStripeUnderTest } from './stripe-under-test.fixture.ts';

const stripe = useStripeUnderTest();
/** Nobody else's, whatever the account under test holds. */
const newEmail = () => `${randomUUID()}@example.com`;

describe('customers', () => {
  it('are answered in the version of the SDK', async () => {
    const { lastResponse } = await stripe.createCustomer();
    expect(lastResponse.apiVersion).toBe(stripe.client.getApiField('version'));
    expect(lastResponse.requestId).toMatch(/^req_/);
  });

  it('are kept', async () => {
    const { customers } = stripe.client;
    const email = newEmail();
    const made = await stripe.createCustomer({ email, name: 'Ana', metadata: { a: '1', b: '2' } });
    const changed = await customers.update(made.id, { name: '', metadata: { a: '', c: '3' } });
    expect(changed).toMatchObject({ id: made.id, email, name: null, metadata: { b: '2', c: '3' } });
    expect(await customers.retrieve(made.id)).toEqual(changed);
    await stripe.createCustomer({ email: newEmail() });
    expect((await customers.list({ email })).data.map(({ id }) => id)).toEqual([made.id]);
  });

  it('are listed in pages, forwards and backwards', async () => {
    const { customers } = stripe.client;
    const email = newEmail();
    const made: string[] = [];
    for (const name of ['a', 'b', 'c', 'd', 'e'])
      made.unshift((await stripe.createCustomer({ name, email })).id);
    const ids = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id);

    const first = await customers.list({ email, limit: 2 });
    expect([ids(first), first.has_more]).toEqual([made.slice(0, 2), true]);
    const last = await customers.list({ email, limit: 3, starting_after: made[1] });
    expect([ids(last), last.has_more]).toEqual([made.slice(2), false]);
    const back = await customers.list({ email, limit: 2, ending_before: made[4] });
    expect([ids(back), back.has_more]).toEqual([made.slice(2, 4), true]);
    const all: string[] = [];
    for await (const { id } of customers.list({ email, limit: 2 })) all.push(id);
    expect(all).toEqual(made);
  });

  it('are forgotten with all that runs for them', async () => {
    const { customer, subscription } = await stripe.subscribe();
    const { checkout, customers, subscriptions, billingPortal } = stripe.client;
    const open = await checkout.sessions.create({
      mode: 'subscription',
      customer: customer.id,
      line_items: [{ price: stripe.price.id, quantity: 1 }],
      success_url: 'https://shop.example/',
    });
    expect(await customers.del(customer.id)).toMatchObject({ id: customer.id, deleted: true });
    expect(await customers.retrieve(customer.id)).toMatchObject({ id: customer.id, deleted: true });
    expect((await subscriptions.retrieve(subscription.id)).status).toBe('canceled');
    expect((await checkout.sessions.retrieve(open.id)).status).toBe('expired');
    const all = await subscriptions.list({ customer: customer.id, status: 'all' });
    expect(all.data.map(({ id }) => id)).toEqual([subscription.id]);
    const refused = await refusalOf(billingPortal.sessions.create({ customer: customer.id }));
    expect(refused).toMatchObject({
      statusCode: 400,
      code: 'resource_missing',
      param: 'customer',
      message: `No such customer: '${customer.id}'`,
    });
  });
});
