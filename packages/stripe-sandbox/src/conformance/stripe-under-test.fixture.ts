import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { afterAll, beforeAll } from 'vitest';
import { shop } from '../shop.fixture.ts';
import { startStripeSandbox } from '../start-stripe-sandbox.ts';
import { testCard } from '../stripe-driver.fixture.ts';

/** A server that speaks Stripe's API: its address, its key, and how a customer becomes a subscriber there. */
interface Target {
  readonly url: string;
  readonly key: string;
  subscribe(client: Stripe, customer: string, price: string): Promise<void>;
  close(): Promise<void>;
}

/** The sandbox: people pay on its page. */
async function openSandbox(): Promise<Target> {
  const { url, close } = await startStripeSandbox(shop);
  return {
    url,
    key: 'sk_test_conformance',
    async subscribe(client, customer, price) {
      const session = await client.checkout.sessions.create({
        mode: 'subscription',
        customer,
        line_items: [{ price, quantity: 1 }],
        success_url: 'https://shop.example/',
      });
      await fetch(session.url ?? '', {
        method: 'POST',
        body: new URLSearchParams(testCard),
        redirect: 'manual',
      });
    },
    close,
  };
}

/** Stripe itself, whose page needs a person: the card of its documentation is put on file instead. */
function openStripe(key: string): Target {
  if (!/^[rs]k_test_/.test(key))
    throw new Error('These tests make and delete things: only a key of test mode will do.');
  return {
    url: 'https://api.stripe.com',
    key,
    async subscribe(client, customer, price) {
      const { id } = await client.paymentMethods.attach('pm_card_visa', { customer });
      await client.subscriptions.create({ customer, items: [{ price }], default_payment_method: id });
    },
    close: async () => undefined,
  };
}

/**
 * What the conformance tests talk to: Stripe's test mode when `STRIPE_CONFORMANCE_KEY` holds a key of it, else a sandbox.
 * Every file has a product and a price of its own, and takes away what it made.
 */
export function useStripeUnderTest() {
  const realKey = process.env.STRIPE_CONFORMANCE_KEY;
  const madeCustomers: string[] = [];
  let target: Target;
  let client: Stripe;
  let price: Stripe.Price;

  beforeAll(async () => {
    target = realKey ? openStripe(realKey) : await openSandbox();
    const { hostname: host, port, protocol } = new URL(target.url);
    client = new Stripe(target.key, {
      host,
      port: port || 443,
      protocol: protocol === 'http:' ? 'http' : 'https',
      maxNetworkRetries: realKey ? 3 : 0,
      telemetry: false,
    });
    const product = await client.products.create({ name: 'Conformance' });
    price = await client.prices.create({
      product: product.id,
      currency: 'eur',
      unit_amount: 2999,
      recurring: { interval: 'month' },
      lookup_key: `conformance_${randomUUID()}`,
      tax_behavior: 'inclusive',
    });
  });
  afterAll(async () => {
    for (const id of madeCustomers) await client.customers.del(id).catch(() => undefined);
    if (realKey && price) {
      await client.prices.update(price.id, { active: false });
      await client.products.update(String(price.product), { active: false });
    }
    await target.close();
  });

  async function createCustomer(given: Stripe.CustomerCreateParams = {}, options?: Stripe.RequestOptions) {
    const customer = await client.customers.create(given, options);
    madeCustomers.push(customer.id);
    return customer;
  }

  return {
    get client() {
      return client;
    },
    /** A monthly price of 29.99 euros with a lookup key. */
    get price() {
      return price;
    },
    createCustomer,
    /** A customer who pays monthly with a valid card. */
    async subscribe() {
      const customer = await createCustomer({ email: 'ana@example.com', name: 'Ana Lima' });
      await target.subscribe(client, customer.id, price.id);
      const [subscription] = (await client.subscriptions.list({ customer: customer.id })).data;
      if (!subscription) throw new Error('nobody subscribed');
      return { customer, subscription };
    },
    get key() {
      return target.key;
    },
    /** A call without the SDK. */
    fetch: (path: string, headers: Record<string, string> = {}) => fetch(`${target.url}${path}`, { headers }),
  };
}
