import { describe, expect, it } from 'vitest';
import { cards, day, useStripe } from '../stripe-driver.fixture.ts';

const { client, startCheckout, pay, sandbox, subscribe, typesSince, advance } = useStripe();

describe('the checkout page', () => {
  it('takes a card and starts the subscription', async () => {
    const { customer, session } = await startCheckout({
      client_reference_id: 'company-1',
      metadata: { company: '1' },
      subscription_data: { metadata: { company: '1' } },
    });
    expect(session).toMatchObject({
      status: 'open',
      payment_status: 'unpaid',
      amount_total: 2999,
      currency: 'eur',
    });
    const page = await fetch(session.url ?? '');
    const text = await page.text();
    expect(text).toContain('Bac à sable\u00a0: aucun paiement réel');
    expect(text).toContain('29,99');
    expect(text).toContain('ana@exemple.fr');
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self' http://shop.test");

    const paid = await pay(session.id);
    expect([paid.status, paid.headers.get('location')]).toEqual([
      303,
      `http://shop.test/success?session_id=${session.id}`,
    ]);
    const after = await client().checkout.sessions.retrieve(session.id, {
      expand: ['subscription', 'subscription.latest_invoice', 'customer', 'line_items'],
    });
    expect(after).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      url: null,
      client_reference_id: 'company-1',
      metadata: { company: '1' },
      customer: { id: customer.id, email: 'ana@exemple.fr' },
      line_items: { data: [{ amount_total: 2999, price: { lookup_key: 'premium_monthly' } }] },
      subscription: {
        status: 'active',
        customer: customer.id,
        metadata: { company: '1' },
        cancel_at: null,
        latest_invoice: { status: 'paid', amount_paid: 2999, billing_reason: 'subscription_create' },
      },
    });
  });

  it('tells what happened', async () => {
    await subscribe();
    expect(await typesSince()).toEqual([
      'customer.created',
      'payment_method.attached',
      'invoice.created',
      'customer.subscription.created',
      'payment_intent.created',
      'invoice.finalized',
      'payment_intent.succeeded',
      'invoice.paid',
      'invoice.payment_succeeded',
      'customer.subscription.updated',
      'customer.updated',
      'checkout.session.completed',
    ]);
  });

  it('keeps what was typed when the card is refused, and takes another one', async () => {
    const { customer, session } = await startCheckout();
    const refused = await pay(session.id, { number: cards.declined });
    expect(refused.status).toBe(402);
    expect(refused.text).toContain('Votre carte a été refusée.');
    expect(refused.text).toContain('value="Ana Lima"');
    expect((await client().subscriptions.list({ customer: customer.id })).data).toEqual([]);
    expect((await pay(session.id)).status).toBe(303);
  });

  it.each([
    ['a number mistyped', { number: '4242424242424241' }, 'Ce numéro de carte est incorrect.'],
    ['a card that may be real', { number: '4111 1111 1111 1111' }, 'n’est pas une carte d’essai'],
    ['a card of the past', { expiry: '01/20' }, 'Cette carte est expirée.'],
    ['a month that is none', { expiry: '13/34' }, 'Entrez le mois et l’année'],
    ['a code too short', { code: '12' }, 'Entrez les 3 chiffres'],
    ['no name', { holder: ' ' }, 'Entrez le nom'],
  ])('says what is wrong: %s', async (_, fields, problem) => {
    const { session } = await startCheckout();
    const answer = await pay(session.id, fields);
    expect(answer.status).toBe(422);
    expect(answer.text).toContain(problem);
    expect(answer.text).not.toMatch(/4111\s?1111/);
    expect((await client().checkout.sessions.retrieve(session.id)).status).toBe('open');
  });

  it('is paid once, however often it is sent', async () => {
    const { customer, session } = await startCheckout();
    const answers = await Promise.all([pay(session.id), pay(session.id), pay(session.id)]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect((await client().subscriptions.list({ customer: customer.id })).data).toHaveLength(1);
    expect((await sandbox.get(`/stripe/checkout/${session.id}`)).text).toContain('C’est déjà payé');
  });

  it('makes a customer of somebody who has none', async () => {
    const { session } = await startCheckout({ customer: undefined });
    expect((await pay(session.id, { email: 'nouvelle' })).status).toBe(422);
    expect((await pay(session.id, { email: 'nouvelle@exemple.fr' })).status).toBe(303);
    const after = await client().checkout.sessions.retrieve(session.id, { expand: ['customer'] });
    expect(after.customer).toMatchObject({ email: 'nouvelle@exemple.fr', name: 'Ana Lima' });
  });

  it('closes after a day, or when it is told', async () => {
    const first = await startCheckout();
    await client().checkout.sessions.expire(first.session.id);
    const second = await startCheckout();
    await advance(day + 1);
    for (const { session } of [first, second]) {
      expect(await client().checkout.sessions.retrieve(session.id)).toMatchObject({
        status: 'expired',
        url: null,
      });
      expect((await sandbox.get(`/stripe/checkout/${session.id}`)).status).toBe(410);
      expect((await pay(session.id)).status).toBe(410);
    }
    await expect(client().checkout.sessions.expire(first.session.id)).rejects.toMatchObject({
      statusCode: 400,
    });
    expect(await typesSince()).toContain('checkout.session.expired');
  });

  it('is not found under another id', async () => {
    expect((await sandbox.get('/stripe/checkout/cs_test_none')).status).toBe(404);
  });
});
