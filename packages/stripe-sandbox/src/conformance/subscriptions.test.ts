import { describe, expect, it } from 'vitest';
import { useStripeUnderTest } from './stripe-under-test.fixture.ts';

const stripe = useStripeUnderTest();

describe('a subscription', () => {
  it('keeps the period on its items', async () => {
    const { subscription } = await stripe.subscribe();
    const [item] = subscription.items.data;
    expect(subscription).not.toHaveProperty('current_period_end');
    expect(item?.current_period_start).toBe(subscription.start_date);
    expect((item?.current_period_end ?? 0) - (item?.current_period_start ?? 0)).toBeGreaterThanOrEqual(
      28 * 86_400,
    );
  });

  it('shows objects in place of their ids where it is asked', async () => {
    const { subscription } = await stripe.subscribe();
    const shown = await stripe.client.subscriptions.retrieve(subscription.id, {
      expand: ['customer', 'default_payment_method', 'latest_invoice.payments'],
    });
    expect(shown).toMatchObject({
      customer: { email: 'ana@example.com' },
      default_payment_method: { card: { brand: 'visa', last4: '4242' } },
      latest_invoice: {
        status: 'paid',
        billing_reason: 'subscription_create',
        amount_paid: 2999,
        payments: { data: [{ status: 'paid', payment: { type: 'payment_intent' } }] },
      },
    });
    expect(JSON.stringify(shown)).not.toContain('4242424242424242');
  });

  it('ends with its period, or goes on after all', async () => {
    const { subscription } = await stripe.subscribe();
    const { subscriptions } = stripe.client;
    const end = subscription.items.data[0]?.current_period_end;
    const ending = await subscriptions.update(subscription.id, { cancel_at_period_end: true });
    expect(ending).toMatchObject({ status: 'active', cancel_at_period_end: true, cancel_at: end });
    const kept = await subscriptions.update(subscription.id, { cancel_at_period_end: false });
    expect(kept).toMatchObject({ cancel_at: null, cancel_at_period_end: false, canceled_at: null });
  });

  it('ends at once, and only once', async () => {
    const { customer, subscription } = await stripe.subscribe();
    const { subscriptions } = stripe.client;
    const ended = await subscriptions.cancel(subscription.id, {
      cancellation_details: { feedback: 'too_expensive' },
    });
    expect(ended).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'cancellation_requested', feedback: 'too_expensive' },
    });
    expect((await subscriptions.list({ customer: customer.id })).data).toEqual([]);
    await expect(subscriptions.cancel(subscription.id)).rejects.toMatchObject({ statusCode: 404 });
  });
});
