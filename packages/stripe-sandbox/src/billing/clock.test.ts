import { describe, expect, it } from 'vitest';
import { cards, day, useStripe } from '../stripe-driver.fixture.ts';

const { client, subscribe, advance, events, typesSince, sandbox, submit, testCard } = useStripe();

const lastEvent = async () => (await events())[0]?.id;
const month = 31 * day;

async function statusAfter(id: string, seconds: number) {
  await advance(seconds);
  return (await client().subscriptions.retrieve(id)).status;
}

describe('Stripe’s time', () => {
  it('stands still but for who moves it', async () => {
    const before = (await client().customers.create()).created;
    const moved = await advance(10 * day);
    expect(moved.json<{ now: number }>().now - before).toBeGreaterThanOrEqual(10 * day);
    expect((await client().customers.create()).created).toBeGreaterThanOrEqual(before + 10 * day);
    await sandbox.delete('/');
    expect((await client().customers.create()).created).toBeLessThan(before + day);
  });

  it.each([0, -1, 1.5, 'demain', 10 ** 9, undefined])('is not moved by %s', async (seconds) => {
    expect((await sandbox.post('/stripe/clock', { seconds })).status).toBe(400);
  });

  it('renews a subscription each month', async () => {
    const { subscription } = await subscribe();
    const since = await lastEvent();
    await advance(month);
    expect(await typesSince(since)).toEqual([
      'customer.subscription.updated',
      'invoice.created',
      'payment_intent.created',
      'invoice.finalized',
      'payment_intent.succeeded',
      'invoice.paid',
      'invoice.payment_succeeded',
    ]);
    const [before] = subscription.items.data;
    const after = await client().subscriptions.retrieve(subscription.id);
    expect(after.status).toBe('active');
    expect(after.items.data[0]?.current_period_start).toBe(before?.current_period_end);

    await advance(3 * month);
    const invoices = await client().invoices.list({ subscription: subscription.id });
    expect(invoices.data.map(({ status, billing_reason }) => [status, billing_reason])).toEqual([
      ...Array(4).fill(['paid', 'subscription_cycle']),
      ['paid', 'subscription_create'],
    ]);
    const created = (await events()).map((event) => event.created);
    expect(created).toEqual(created.toSorted((a, b) => b - a));
  });

  it('tries a refused renewal again after 3, 5 and 7 days, then ends the subscription', async () => {
    const { subscription } = await subscribe(cards.failsAtRenewal);
    expect(subscription.status).toBe('active');
    const [{ current_period_end: end } = { current_period_end: 0 }] = subscription.items.data;
    const untilEnd = end - subscription.created;
    const since = await lastEvent();
    expect(await statusAfter(subscription.id, untilEnd)).toBe('past_due');
    const [invoice] = (await client().invoices.list({ status: 'open' })).data;
    expect(invoice).toMatchObject({ attempt_count: 1, next_payment_attempt: end + 3 * day });
    expect(await statusAfter(subscription.id, 3 * day)).toBe('past_due');
    expect(await statusAfter(subscription.id, 5 * day)).toBe('past_due');
    expect(await statusAfter(subscription.id, 7 * day)).toBe('canceled');

    expect((await typesSince(since)).filter((type) => type === 'invoice.payment_failed')).toHaveLength(4);
    expect(await typesSince(since)).toContain('customer.subscription.deleted');
    expect(await client().subscriptions.retrieve(subscription.id)).toMatchObject({
      cancellation_details: { reason: 'payment_failed' },
      ended_at: end + 15 * day,
    });
    expect((await client().invoices.retrieve(invoice?.id ?? '')).next_payment_attempt).toBeNull();
    expect(await statusAfter(subscription.id, 3 * month)).toBe('canceled');
  });

  it('leaves a subscription unpaid when it is set so', async () => {
    await sandbox.post('/stripe/settings', { afterLastRetry: 'unpaid' });
    const { subscription } = await subscribe(cards.failsAtRenewal);
    expect(await statusAfter(subscription.id, month + 16 * day)).toBe('unpaid');
    await advance(month);
    const [newest] = (await client().invoices.list()).data;
    expect(newest?.status).toBe('draft');
  });

  it('takes what is owed once the card is another one', async () => {
    const { customer, subscription } = await subscribe(cards.failsAtRenewal);
    expect(await statusAfter(subscription.id, month)).toBe('past_due');
    const portal = await client().billingPortal.sessions.create({ customer: customer.id });
    await submit(`${new URL(portal.url).pathname}/card`, { ...testCard, number: cards.pays });
    expect((await client().subscriptions.retrieve(subscription.id)).status).toBe('active');
    expect((await client().invoices.list({ status: 'open' })).data).toEqual([]);
    expect(await statusAfter(subscription.id, 2 * month)).toBe('active');
  });

  it('ends a subscription with its period, and takes nothing more', async () => {
    const { subscription } = await subscribe();
    const stripe = client();
    const ending = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    const end = subscription.items.data[0]?.current_period_end;
    expect(ending).toMatchObject({ status: 'active', cancel_at_period_end: true, cancel_at: end });
    const since = await lastEvent();
    await advance(month);
    expect(await typesSince(since)).toEqual(['customer.subscription.deleted']);
    expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
      status: 'canceled',
      ended_at: end,
    });
    expect((await stripe.subscriptions.list()).data).toEqual([]);
    await expect(
      stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false }),
    ).rejects.toMatchObject({ statusCode: 400 });
  });

  it('lets a subscription go on that was to end', async () => {
    const { subscription } = await subscribe();
    const stripe = client();
    await stripe.subscriptions.update(subscription.id, { cancel_at: 'min_period_end' });
    const kept = await stripe.subscriptions.update(subscription.id, { cancel_at: '' });
    expect(kept).toMatchObject({ cancel_at: null, cancel_at_period_end: false, canceled_at: null });
    expect(await statusAfter(subscription.id, month)).toBe('active');
  });

  it('ends a subscription at once', async () => {
    const { subscription } = await subscribe();
    const since = await lastEvent();
    const ended = await client().subscriptions.cancel(subscription.id, {
      cancellation_details: { feedback: 'too_expensive' },
    });
    expect(ended).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'cancellation_requested', feedback: 'too_expensive' },
    });
    expect(await typesSince(since)).toEqual(['customer.subscription.deleted']);
    await expect(client().subscriptions.cancel(subscription.id)).rejects.toMatchObject({ statusCode: 404 });
  });
});
