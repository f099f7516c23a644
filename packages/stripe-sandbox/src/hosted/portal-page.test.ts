import { describe, expect, it } from 'vitest';
import { cards, day, useStripe } from '../stripe-driver.fixture.ts';
import { hostedTexts as t } from './hosted.texts.ts';

const { client, subscribe, advance, sandbox, submit, testCard } = useStripe();

async function openPortal(customer: string, extra = {}) {
  const session = await client().billingPortal.sessions.create({
    customer,
    return_url: 'http://shop.test/profile',
    ...extra,
  });
  return new URL(session.url).pathname;
}

describe('the portal', () => {
  it('shows the plan, the card and the invoices', async () => {
    const { customer } = await subscribe();
    const page = await sandbox.get(await openPortal(customer.id));
    expect(page.status).toBe(200);
    for (const text of [
      'Bac à sable\u00a0: aucun paiement réel',
      'Atelier Premium',
      'Actif',
      'Prochain prélèvement',
    ])
      expect(page.text).toContain(text);
    expect(page.text).toContain('Visa se terminant par 4242');
    expect(page.text).toContain('href="http://shop.test/profile"');
    expect(page.text).toMatch(/href="[^"]+\/stripe\/invoices\/in_[^"]+"/);
  });

  it('cancels at the period’s end, as Stripe’s portal does, and takes it back', async () => {
    const { customer, subscription } = await subscribe();
    const portal = await openPortal(customer.id);
    const question = await sandbox.get(`${portal}/cancel/${subscription.id}`);
    expect(question.text).toContain(t.cancelTitle);
    const done = await submit(`${portal}/cancel/${subscription.id}`, {});
    expect(done.status).toBe(303);
    const end = subscription.items.data[0]?.current_period_end;
    expect(await client().subscriptions.retrieve(subscription.id)).toMatchObject({
      status: 'active',
      cancel_at: end,
      cancel_at_period_end: false,
      cancellation_details: { reason: 'cancellation_requested' },
    });
    const after = await sandbox.get(done.headers.get('location') ?? '');
    expect(after.text).toContain('votre abonnement s’arrêtera le');
    expect(after.text).toContain('Reprendre l’abonnement');

    await submit(`${portal}/resume/${subscription.id}`, {});
    expect(await client().subscriptions.retrieve(subscription.id)).toMatchObject({ cancel_at: null });
    await advance(31 * day);
    expect((await client().subscriptions.retrieve(subscription.id)).status).toBe('active');
  });

  it('cancels at once when it is set up so', async () => {
    const { customer, subscription } = await subscribe();
    const configuration = await client().billingPortal.configurations.create({
      features: { subscription_cancel: { enabled: true, mode: 'immediately' } },
    });
    const portal = await openPortal(customer.id, { configuration: configuration.id });
    const done = await submit(`${portal}/cancel/${subscription.id}`, {});
    expect((await client().subscriptions.retrieve(subscription.id)).status).toBe('canceled');
    expect((await sandbox.get(done.headers.get('location') ?? '')).text).toContain(
      'votre abonnement est terminé',
    );
  });

  it('opens at one action and leads back after it', async () => {
    const { customer, subscription } = await subscribe();
    const after_completion = {
      type: 'redirect',
      redirect: { return_url: 'http://shop.test/profile?fait' },
    };
    const cancel = await openPortal(customer.id, {
      flow_data: {
        type: 'subscription_cancel',
        subscription_cancel: { subscription: subscription.id },
        after_completion,
      },
    });
    const question = await sandbox.get(cancel);
    expect(question.text).toContain(t.cancelTitle);
    expect(question.headers.get('content-security-policy')).toContain('http://shop.test');
    const done = await submit(`${cancel}/cancel/${subscription.id}`, {});
    expect(done.headers.get('location')).toBe('http://shop.test/profile?fait');

    const card = await openPortal(customer.id, {
      flow_data: { type: 'payment_method_update', after_completion },
    });
    expect((await sandbox.get(card)).text).toContain('Une nouvelle carte');
    const changed = await submit(`${card}/card`, { ...testCard, number: '5555555555554444' });
    expect(changed.headers.get('location')).toBe('http://shop.test/profile?fait');
  });

  it('changes the card, unless the bank refuses it', async () => {
    const { customer, subscription } = await subscribe();
    const portal = await openPortal(customer.id);
    const refused = await submit(`${portal}/card`, { ...testCard, number: cards.declined });
    expect([refused.status, refused.text.includes('Votre carte a été refusée.')]).toEqual([402, true]);
    expect((await submit(`${portal}/card`, { ...testCard, expiry: '' })).status).toBe(422);

    const done = await submit(`${portal}/card`, { ...testCard, number: '5555555555554444' });
    const home = await sandbox.get(done.headers.get('location') ?? '');
    expect(home.text).toContain('Votre nouvelle carte est enregistrée.');
    expect(home.text).toContain('Mastercard se terminant par 4444');
    const shown = await client().subscriptions.retrieve(subscription.id, {
      expand: ['default_payment_method'],
    });
    expect(shown.default_payment_method).toMatchObject({ card: { last4: '4444' } });
  });

  it('says so when the new card does not pay what is owed', async () => {
    const { customer } = await subscribe(cards.failsAtRenewal);
    await advance(31 * day);
    const portal = await openPortal(customer.id);
    expect((await sandbox.get(portal)).text).toContain('Paiement en retard');
    expect((await sandbox.get(`${portal}/card`)).text).toContain('en retard');
    const refused = await submit(`${portal}/card`, { ...testCard, number: cards.failsAtRenewal });
    expect(refused.text).toContain('La carte est enregistrée, mais');
    const paid = await submit(`${portal}/card`, testCard);
    expect((await sandbox.get(paid.headers.get('location') ?? '')).text).toContain('est payée');
  });

  it('shows nobody what is somebody else’s', async () => {
    const mine = await subscribe();
    const other = await subscribe();
    const portal = await openPortal(mine.customer.id);
    for (const action of ['cancel', 'resume'])
      expect((await submit(`${portal}/${action}/${other.subscription.id}`, {})).status).toBe(404);
    expect(await client().subscriptions.retrieve(other.subscription.id)).toMatchObject({ cancel_at: null });
    await expect(
      openPortal(mine.customer.id, {
        flow_data: {
          type: 'subscription_cancel',
          subscription_cancel: { subscription: other.subscription.id },
        },
      }),
    ).rejects.toMatchObject({ code: 'resource_missing' });
  });

  it('closes after an hour', async () => {
    const { customer } = await subscribe();
    const portal = await openPortal(customer.id);
    await advance(3601);
    const closed = await sandbox.get(portal);
    expect(closed.status).toBe(410);
    expect(closed.text).toContain('href="http://shop.test/profile"');
    expect((await sandbox.get('/stripe/portal/bps_none')).status).toBe(404);
  });
});
