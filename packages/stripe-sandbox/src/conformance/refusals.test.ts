import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { refusalOf } from '../stripe-driver.fixture.ts';
import { useStripeUnderTest } from './stripe-under-test.fixture.ts';

const stripe = useStripeUnderTest();

const checkout = (given: Stripe.Checkout.SessionCreateParams) =>
  stripe.client.checkout.sessions.create({
    mode: 'subscription',
    line_items: [{ price: stripe.price.id, quantity: 1 }],
    success_url: 'https://shop.example/',
    ...given,
  });

describe('a call is refused', () => {
  it.each<[string, (client: Stripe) => Promise<unknown>, object]>([
    [
      'an unknown id',
      (client) => client.subscriptions.retrieve('sub_none'),
      { statusCode: 404, code: 'resource_missing' },
    ],
    [
      'an unknown customer',
      (client) => client.subscriptions.list({ customer: 'cus_none' }),
      {
        statusCode: 400,
        code: 'resource_missing',
        param: 'customer',
        message: "No such customer: 'cus_none'",
      },
    ],
    [
      'a parameter missing',
      (client) => client.checkout.sessions.create({ success_url: 'https://shop.example/' }),
      { statusCode: 400, code: 'parameter_missing', param: 'mode' },
    ],
    [
      'a parameter nobody knows',
      (client) => client.customers.create({ surname: 'Lima' } as Stripe.CustomerCreateParams),
      { statusCode: 400, code: 'parameter_unknown', param: 'surname' },
    ],
    [
      'an address that is none',
      (client) => client.customers.create({ email: 'ana' }),
      { code: 'email_invalid' },
    ],
    ['a limit too high', (client) => client.events.list({ limit: 101 }), { statusCode: 400, param: 'limit' }],
    ['a status that is none', (client) => client.invoices.list({ status: 'lost' }), { param: 'status' }],
    [
      'an expansion that is none',
      (client) => client.prices.list({ expand: ['data.weather'] }),
      { param: 'expand' },
    ],
    [
      'no price',
      () => checkout({ line_items: undefined }),
      { code: 'parameter_missing', param: 'line_items' },
    ],
    [
      'an expiry too soon',
      () => checkout({ expires_at: Math.floor(Date.now() / 1000) + 60 }),
      { param: 'expires_at' },
    ],
    [
      'an invoice beside those of a subscription',
      () => checkout({ invoice_creation: { enabled: true } }),
      {
        message: expect.stringContaining(
          'You can only enable invoice creation when `mode` is set to `payment`',
        ),
      },
    ],
    [
      'a page that is none',
      () => checkout({ success_url: 'javascript:alert(1)' }),
      { code: 'url_invalid', param: 'success_url' },
    ],
  ])('%s', async (_, call, problem) => {
    const refused = await refusalOf(call(stripe.client));
    expect(refused).toMatchObject({ type: 'StripeInvalidRequestError', ...problem });
  });
});
