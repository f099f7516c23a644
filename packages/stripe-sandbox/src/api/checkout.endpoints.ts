import type { StripeAccount } from '../account.ts';
import { expireCheckout } from '../billing/expire-checkout.ts';
import { newCheckoutSession } from '../objects/checkout-session.ts';
import type { CheckoutPlan } from '../objects/included-lists.ts';
import type { CheckoutSession } from '../objects/wire.ts';
import { requireCustomer } from './customers.endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import { createdFilter, listPage, listParameters } from './list-page.ts';
import { locales } from './locales.ts';
import { mergeMetadata } from './metadata.ts';
import { pageAddress } from './page-address.ts';
import type { Parameters } from './parameters.ts';
import { noSuch, StripeProblem } from './stripe-problem.ts';

const path = '/v1/checkout/sessions';
const daySeconds = 86_400;
const shortestSeconds = 30 * 60;

const fields = [
  'mode',
  'line_items',
  'customer',
  'customer_email',
  'client_reference_id',
  'metadata',
  'success_url',
  'cancel_url',
  'locale',
  'expires_at',
  'subscription_data',
  'payment_method_types',
  'payment_method_collection',
  'ui_mode',
  'customer_update',
  'billing_address_collection',
  'allow_promotion_codes',
  'submit_type',
  'customer_creation',
  'invoice_creation',
];

type Items = CheckoutPlan['items'];

function itemsFrom(account: StripeAccount, parameters: Parameters): Items {
  const items = parameters.list('line_items').map((item) => {
    item.allowOnly(['price', 'quantity']);
    const id = item.required('price');
    const price = account.prices.get(id);
    if (!price) throw noSuch('price', id, item.nameOf('price'), 400);
    if (!price.active)
      throw new StripeProblem('The price specified is inactive. This field only accepts active prices.', {
        param: item.nameOf('price'),
      });
    if (!price.recurring)
      throw new StripeProblem(
        'You specified `subscription` mode but passed a one-time price. Use a recurring price.',
        { param: 'line_items' },
      );
    const quantity = item.integer('quantity') ?? 1;
    if (quantity < 1)
      throw new StripeProblem('This value must be greater than or equal to 1.', {
        param: item.nameOf('quantity'),
      });
    return { price, quantity };
  });
  if (items.length > 0) return items;
  throw new StripeProblem('Missing required param: line_items.', {
    code: 'parameter_missing',
    param: 'line_items',
  });
}

function expiryFrom(parameters: Parameters, now: number): number {
  const expiresAt = parameters.integer('expires_at') ?? now + daySeconds;
  if (expiresAt >= now + shortestSeconds && expiresAt <= now + daySeconds) return expiresAt;
  throw new StripeProblem(
    'The `expires_at` timestamp must be at least 30 minutes and at most 24 hours from Checkout Session creation.',
    { param: 'expires_at' },
  );
}

/** Source: docs.stripe.com/payments/checkout/post-payment-invoices. */
function refuseInvoiceCreation(parameters: Parameters): void {
  const creation = parameters.within('invoice_creation');
  creation.allowOnly(['enabled', 'invoice_data']);
  if (!creation.flag('enabled')) return;
  throw new StripeProblem(
    'You can only enable invoice creation when `mode` is set to `payment`. Invoices are created automatically when `mode` is set to `subscription`, and are unsupported when set to `setup`. To learn more visit https://stripe.com/docs/payments/checkout/post-payment-invoices.',
    { param: 'invoice_creation' },
  );
}

function createSession(account: StripeAccount, parameters: Parameters): CheckoutSession {
  const now = account.clock.now();
  if (parameters.required('mode') !== 'subscription')
    throw new StripeProblem('The sandbox knows `mode` `subscription` only.', { param: 'mode' });
  parameters.oneOf('ui_mode', ['hosted_page']);
  refuseInvoiceCreation(parameters);
  const customer = parameters.text('customer') ?? null;
  const email = parameters.text('customer_email', 800) ?? null;
  if (customer !== null) requireCustomer(account, customer, 'customer', 400);
  if (customer !== null && email !== null)
    throw new StripeProblem('You may only specify one of these parameters: customer, customer_email.');
  const items = itemsFrom(account, parameters);
  const data = parameters.within('subscription_data');
  data.allowOnly(['metadata', 'description', 'billing_mode']);
  const session = newCheckoutSession(
    {
      currency: items[0]?.price.currency ?? 'eur',
      amount_total: items.reduce((sum, { price, quantity }) => sum + (price.unit_amount ?? 0) * quantity, 0),
      customer,
      customer_email: email,
      client_reference_id: parameters.text('client_reference_id', 200) ?? null,
      metadata: mergeMetadata(parameters),
      success_url: pageAddress(parameters, 'success_url') ?? parameters.required('success_url'),
      cancel_url: pageAddress(parameters, 'cancel_url') ?? null,
      locale: parameters.oneOf('locale', locales) ?? null,
      expires_at: expiryFrom(parameters, now),
    },
    now,
  );
  session.url = `${account.baseUrl}/stripe/checkout/${session.id}`;
  account.checkoutPlans.add({
    id: session.id,
    items,
    subscriptionMetadata: mergeMetadata(data),
    subscriptionDescription: data.text('description', 500) ?? null,
  });
  return account.checkoutSessions.add(session);
}

function requireSession(account: StripeAccount, id: string): CheckoutSession {
  const session = account.checkoutSessions.get(id);
  if (!session) throw noSuch('checkout.session', id);
  return session;
}

export const checkoutEndpoints: readonly Endpoint[] = [
  {
    method: 'POST',
    path,
    takes: fields,
    answer: ({ account, parameters }) => createSession(account, parameters),
  },
  {
    method: 'GET',
    path,
    takes: [...listParameters, 'customer', 'status', 'subscription', 'created'],
    answer({ account, parameters }) {
      const customer = parameters.text('customer');
      const subscription = parameters.text('subscription');
      const status = parameters.oneOf('status', ['open', 'complete', 'expired']);
      const isWanted = createdFilter(parameters);
      const found = account.checkoutSessions.filter(
        (session) =>
          isWanted(session) &&
          session.customer === (customer ?? session.customer) &&
          session.subscription === (subscription ?? session.subscription) &&
          session.status === (status ?? session.status),
      );
      return listPage(found.reverse(), parameters, path);
    },
  },
  { method: 'GET', path: `${path}/:id`, takes: [], answer: ({ account, id }) => requireSession(account, id) },
  {
    method: 'GET',
    path: `${path}/:id/line_items`,
    takes: listParameters,
    answer({ account, parameters, id }) {
      const items = account.lineItemsOf(requireSession(account, id).id);
      return listPage(items, parameters, `${path}/${id}/line_items`);
    },
  },
  {
    method: 'POST',
    path: `${path}/:id/expire`,
    takes: [],
    answer({ account, id }) {
      const session = requireSession(account, id);
      if (session.status !== 'open') {
        throw new StripeProblem(
          `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
        );
      }
      expireCheckout(account, session);
      return session;
    },
  },
];
