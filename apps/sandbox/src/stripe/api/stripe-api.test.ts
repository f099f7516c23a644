import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { useStripe } from '../../../test/stripe-driver.ts';

const { client, sandbox, subscribe, startCheckout } = useStripe();

/** What the SDK throws for a call that is refused. */
const refusalOf = (call: Promise<unknown>): Promise<Stripe.errors.StripeError> =>
  call.then(
    () => Promise.reject(new Error('it was not refused')),
    (error) => error,
  );

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

  it('speaks the version of the SDK', async () => {
    const { lastResponse } = await client().customers.create();
    expect(lastResponse.apiVersion).toBe(client().getApiField('version'));
    expect(lastResponse.requestId).toMatch(/^req_/);
  });

  it('keeps customers', async () => {
    const stripe = client();
    const made = await stripe.customers.create({
      email: 'a@b.fr',
      name: 'Ana',
      metadata: { a: '1', b: '2' },
    });
    const changed = await stripe.customers.update(made.id, { name: '', metadata: { a: '', c: '3' } });
    expect(changed).toMatchObject({ id: made.id, email: 'a@b.fr', name: null, metadata: { b: '2', c: '3' } });
    expect(await stripe.customers.retrieve(made.id)).toEqual(changed);
    await stripe.customers.create({ email: 'other@b.fr' });
    expect((await stripe.customers.list({ email: 'a@b.fr' })).data.map(({ id }) => id)).toEqual([made.id]);
  });

  it('forgets a customer with all that runs for them', async () => {
    const { customer, subscription } = await subscribe();
    const stripe = client();
    const open = await stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: customer.id,
      line_items: [{ price: 'price_premium_monthly', quantity: 1 }],
      success_url: 'http://mitoyen.test/',
    });
    expect(await stripe.customers.del(customer.id)).toMatchObject({ id: customer.id, deleted: true });
    expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ id: customer.id, deleted: true });
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('canceled');
    expect((await stripe.checkout.sessions.retrieve(open.id)).status).toBe('expired');
    const all = await stripe.subscriptions.list({ customer: customer.id, status: 'all' });
    expect(all.data.map(({ id }) => id)).toEqual([subscription.id]);
    const refused = await refusalOf(stripe.billingPortal.sessions.create({ customer: customer.id }));
    expect(refused).toMatchObject({
      statusCode: 400,
      code: 'resource_missing',
      param: 'customer',
      message: `No such customer: '${customer.id}'`,
    });
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
        product: { name: 'Mitoyen Premium' },
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

  it.each<[string, (stripe: Stripe) => Promise<unknown>, object]>([
    [
      'an unknown id',
      (stripe) => stripe.subscriptions.retrieve('sub_none'),
      { statusCode: 404, code: 'resource_missing' },
    ],
    [
      'an unknown customer',
      (stripe) => stripe.subscriptions.list({ customer: 'cus_none' }),
      {
        statusCode: 400,
        code: 'resource_missing',
        param: 'customer',
        message: "No such customer: 'cus_none'",
      },
    ],
    [
      'a parameter missing',
      (stripe) => stripe.checkout.sessions.create({ success_url: 'http://a.b' }),
      { statusCode: 400, code: 'parameter_missing', param: 'mode' },
    ],
    [
      'a parameter nobody knows',
      (stripe) => stripe.customers.create({ surname: 'Lima' } as Stripe.CustomerCreateParams),
      { statusCode: 400, code: 'parameter_unknown', param: 'surname' },
    ],
    [
      'an address that is none',
      (stripe) => stripe.customers.create({ email: 'ana' }),
      { code: 'email_invalid' },
    ],
    ['a limit too high', (stripe) => stripe.events.list({ limit: 101 }), { statusCode: 400, param: 'limit' }],
    ['a status that is none', (stripe) => stripe.invoices.list({ status: 'lost' }), { param: 'status' }],
    [
      'an expansion that is none',
      (stripe) => stripe.prices.list({ expand: ['data.weather'] }),
      { param: 'expand' },
    ],
    [
      'no price',
      (stripe) => stripe.checkout.sessions.create({ mode: 'subscription', success_url: 'http://a.b' }),
      { code: 'parameter_missing', param: 'line_items' },
    ],
    [
      'an expiry too soon',
      (stripe) =>
        stripe.checkout.sessions.create({
          mode: 'subscription',
          success_url: 'http://a.b',
          line_items: [{ price: 'price_premium_monthly', quantity: 1 }],
          expires_at: Math.floor(Date.now() / 1000) + 60,
        }),
      { param: 'expires_at' },
    ],
    [
      'a page that is none',
      (stripe) =>
        stripe.checkout.sessions.create({
          mode: 'subscription',
          line_items: [{ price: 'price_premium_monthly', quantity: 1 }],
          success_url: 'javascript:alert(1)',
        }),
      { code: 'url_invalid', param: 'success_url' },
    ],
  ])('refuses as Stripe does: %s', async (_, call, problem) => {
    const refused = await refusalOf(call(client()));
    expect(refused).toMatchObject({ type: 'StripeInvalidRequestError', ...problem });
  });

  it('does not know every address', async () => {
    const answer = await fetch(`${sandbox.url}/v1/refunds`, {
      headers: { authorization: 'Bearer sk_test_1' },
    });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('Unrecognized request URL (GET: /v1/refunds)');
  });

  it('lists in pages, forwards and backwards', async () => {
    const stripe = client();
    const made: string[] = [];
    for (const name of ['a', 'b', 'c', 'd', 'e']) made.unshift((await stripe.customers.create({ name })).id);
    const ids = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id);

    const first = await stripe.customers.list({ limit: 2 });
    expect([ids(first), first.has_more]).toEqual([made.slice(0, 2), true]);
    const last = await stripe.customers.list({ limit: 3, starting_after: made[1] });
    expect([ids(last), last.has_more]).toEqual([made.slice(2), false]);
    const back = await stripe.customers.list({ limit: 2, ending_before: made[4] });
    expect([ids(back), back.has_more]).toEqual([made.slice(2, 4), true]);
    const all: string[] = [];
    for await (const { id } of stripe.customers.list({ limit: 2 })) all.push(id);
    expect(all).toEqual(made);
  });

  it('shows objects in place of their ids where it is asked', async () => {
    const { subscription } = await subscribe();
    const shown = await client().subscriptions.retrieve(subscription.id, {
      expand: ['customer', 'default_payment_method', 'latest_invoice.payments'],
    });
    expect(shown).toMatchObject({
      customer: { email: 'ana@exemple.fr' },
      default_payment_method: { card: { brand: 'visa', last4: '4242' } },
      latest_invoice: { payments: { data: [{ status: 'paid', payment: { type: 'payment_intent' } }] } },
    });
    expect(JSON.stringify(shown)).not.toContain('4242424242424242');
  });

  it('keeps the period on the items', async () => {
    const { subscription } = await subscribe();
    const [item] = subscription.items.data;
    expect(subscription).not.toHaveProperty('current_period_end');
    expect(item?.current_period_start).toBe(subscription.start_date);
    expect((item?.current_period_end ?? 0) - (item?.current_period_start ?? 0)).toBeGreaterThanOrEqual(
      28 * 86_400,
    );
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

describe('Stripe’s faults', () => {
  it.each([
    ['refuse', 'StripePermissionError'],
    ['error', 'StripeAPIError'],
    ['garbage', 'StripeAPIError'],
  ])('reach the SDK in mode %s', async (mode, type) => {
    await sandbox.post('/faults', { service: 'stripe', mode });
    expect(await refusalOf(client().customers.create())).toMatchObject({ type });
    await sandbox.post('/faults', { service: 'stripe', mode: 'ok' });
    expect((await client().customers.list()).data).toEqual([]);
  });

  it('leave a call without an answer in mode hang', async () => {
    await sandbox.post('/faults', { service: 'stripe', mode: 'hang' });
    expect(await refusalOf(client({ timeout: 200 }).customers.create())).toMatchObject({
      type: 'StripeConnectionError',
    });
  });

  it('leave the pages and the controls alone', async () => {
    const { session } = await startCheckout();
    await sandbox.post('/faults', { service: 'stripe', mode: 'error' });
    expect((await sandbox.get(`/stripe/checkout/${session.id}`)).status).toBe(200);
    expect((await sandbox.get('/stripe/events')).status).toBe(200);
  });
});
