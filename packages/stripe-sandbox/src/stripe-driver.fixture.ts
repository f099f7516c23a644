import Stripe from 'stripe';
import type { StripeEvent } from './objects/wire.ts';
import { useServer } from './server-driver.fixture.ts';
import { shop } from './shop.fixture.ts';
import { startStripeSandbox } from './start-stripe-sandbox.ts';

export const testCard = { number: '4242 4242 4242 4242', expiry: '12/34', code: '123', holder: 'Ana Lima' };

/** Cards by what becomes of them. */
export const cards = {
  pays: '4242424242424242',
  declined: '4000000000000002',
  failsAtRenewal: '4000000000000341',
};

export const day = 86_400;

/** What the SDK throws for a call that is refused. */
export const refusalOf = (call: Promise<unknown>): Promise<Stripe.errors.StripeError> =>
  call.then(
    () => Promise.reject(new Error('it was not refused')),
    (error) => error,
  );

type Driver = Pick<ReturnType<typeof useServer>, 'url' | 'get' | 'post' | 'postForm' | 'delete'>;

/** A sandbox for one test file, and Stripe's own SDK talking to it. */
export const useStripe = () => driveStripe(useServer(() => startStripeSandbox(shop)));

/** Stripe's own SDK, and what people do on the pages, at a server that answers as the sandbox does. */
export function driveStripe<Sandbox extends Driver>(sandbox: Sandbox) {
  const client = (config: Stripe.StripeConfig = {}) => {
    const { hostname, port } = new URL(sandbox.url);
    return new Stripe('sk_test_123', {
      host: hostname,
      port,
      protocol: 'http',
      maxNetworkRetries: 0,
      telemetry: false,
      ...config,
    });
  };

  async function startCheckout(extra: Partial<Stripe.Checkout.SessionCreateParams> = {}) {
    const stripe = client();
    const customer = await stripe.customers.create({ email: 'ana@exemple.fr', name: 'Ana Lima' });
    const { data } = await stripe.prices.list({ lookup_keys: ['premium_monthly'] });
    const session = await stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: customer.id,
      line_items: [{ price: data[0]?.id, quantity: 1 }],
      success_url: 'http://shop.test/success?session_id={CHECKOUT_SESSION_ID}',
      cancel_url: 'http://shop.test/tarification',
      ...extra,
    });
    return { customer, session };
  }

  const submit = (path: string, fields: Record<string, string>) => sandbox.postForm(path, fields);

  const pay = (sessionId: string, fields: Partial<typeof testCard> & { email?: string } = {}) =>
    submit(`/stripe/checkout/${sessionId}`, { ...testCard, ...fields });

  return {
    sandbox,
    client,
    startCheckout,
    pay,
    submit,
    testCard,
    /** A customer who pays with this card, and their subscription. */
    async subscribe(number = cards.pays) {
      const { customer, session } = await startCheckout();
      await pay(session.id, { number });
      const { data } = await client().subscriptions.list({ customer: customer.id });
      const [subscription] = data;
      if (!subscription) throw new Error('nobody subscribed');
      return { customer, session, subscription };
    },
    advance: (seconds: number) => sandbox.post('/stripe/clock', { seconds }),
    events: async () => (await sandbox.get('/stripe/events')).json<StripeEvent[]>(),
    /** Types of what happened since the event of this id, in order. */
    async typesSince(id?: string) {
      const all = (await sandbox.get('/stripe/events')).json<StripeEvent[]>();
      const until = id === undefined ? all.length : all.findIndex((event) => event.id === id);
      return all
        .slice(0, until)
        .reverse()
        .map(({ type }) => type);
    },
  };
}
