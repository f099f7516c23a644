import { describe, expect, it } from 'vitest';
import { useStripeUnderTest } from './stripe-under-test.fixture.ts';

const stripe = useStripeUnderTest();

describe('what is on sale', () => {
  it('is found by its key', async () => {
    const { prices } = stripe.client;
    const lookup_keys = [stripe.price.lookup_key ?? ''];
    const found = await prices.list({ lookup_keys, expand: ['data.product'] });
    expect(found.data).toMatchObject([
      {
        unit_amount: 2999,
        currency: 'eur',
        tax_behavior: 'inclusive',
        recurring: { interval: 'month', interval_count: 1 },
        product: { name: 'Conformance' },
      },
    ]);
    expect((await prices.list({ lookup_keys: [`${lookup_keys[0]}_other`] })).data).toEqual([]);
  });
});

describe('a checkout session', () => {
  it('asks for what it sells, and can be closed once', async () => {
    const { sessions } = stripe.client.checkout;
    const customer = await stripe.createCustomer({ email: 'ana@example.com' });
    const made = await sessions.create({
      mode: 'subscription',
      customer: customer.id,
      client_reference_id: 'company-1',
      metadata: { company: '1' },
      line_items: [{ price: stripe.price.id, quantity: 1 }],
      success_url: 'https://shop.example/?session_id={CHECKOUT_SESSION_ID}',
      cancel_url: 'https://shop.example/',
    });
    const open = await sessions.retrieve(made.id, { expand: ['line_items'] });
    expect(open).toMatchObject({
      id: made.id,
      url: made.url,
      status: 'open',
      payment_status: 'unpaid',
      amount_total: 2999,
      currency: 'eur',
      customer: customer.id,
      client_reference_id: 'company-1',
      metadata: { company: '1' },
      line_items: { data: [{ amount_total: 2999, price: { id: stripe.price.id } }] },
    });
    expect(await sessions.expire(made.id)).toMatchObject({ status: 'expired', url: null });
    await expect(sessions.expire(made.id)).rejects.toMatchObject({ statusCode: 400 });
  });
});

describe('the portal', () => {
  it('opens for a customer, at one of its parts too', async () => {
    const { billingPortal } = stripe.client;
    const { customer, subscription } = await stripe.subscribe();
    const { id: configuration } = await billingPortal.configurations.create({
      features: {
        subscription_cancel: { enabled: true, mode: 'at_period_end' },
        payment_method_update: { enabled: true },
        invoice_history: { enabled: true },
      },
    });
    const session = await billingPortal.sessions.create({
      customer: customer.id,
      configuration,
      return_url: 'https://shop.example/profile',
      flow_data: {
        type: 'subscription_cancel',
        subscription_cancel: { subscription: subscription.id },
        after_completion: { type: 'redirect', redirect: { return_url: 'https://shop.example/done' } },
      },
    });
    expect(session).toMatchObject({
      customer: customer.id,
      configuration,
      return_url: 'https://shop.example/profile',
      flow: { type: 'subscription_cancel', subscription_cancel: { subscription: subscription.id } },
    });
    expect(session.url).toMatch(/^https?:\/\//);
  });
});
