import { premiumPriceEuros } from '@mitoyen/contract/features/subscriptions/subscriptions.rules.ts';
import type Stripe from 'stripe';
import type * as z from 'zod';
import { callStripe } from './call-stripe.ts';
import { type PaymentsGateway, PaymentsRefusedError } from './payments.gateway.ts';
import { portalFlowOf } from './portal-flow.ts';
import { createEventReader } from './read-event.ts';
import {
  checkoutSchema,
  customerSchema,
  invoiceListSchema,
  portalSchema,
  priceListSchema,
  subscriptionListSchema,
} from './stripe-answers.schemas.ts';

export interface StripeOptions {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** The lookup key of Premium's monthly price. */
  readonly priceLookupKey: string;
  /** Another address than Stripe's own: 'http://127.0.0.1:3010'. */
  readonly baseUrl?: string | undefined;
  /** Longest wait for one answer; 4 s by default. */
  readonly timeoutMs?: number;
}

const mostSubscriptions = 100;

function addressOf(baseUrl: string | undefined): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  if (baseUrl === undefined) return {};
  const { hostname, port, protocol } = new URL(baseUrl);
  const isHttps = protocol === 'https:';
  return { host: hostname, port: port || (isHttps ? 443 : 80), protocol: isHttps ? 'https' : 'http' };
}

/**
 * Stripe, through its official SDK, in the API version that the SDK is made for. The SDK is loaded on the
 * first call: without calls it would take some megabytes of memory.
 */
export function createStripePaymentsGateway(options: StripeOptions): PaymentsGateway {
  let loading: Promise<PaymentsGateway> | undefined;
  const loaded = () => (loading ??= import('stripe').then(({ default: Sdk }) => gatewayOf(Sdk, options)));
  return {
    createCustomer: async (customer) => (await loaded()).createCustomer(customer),
    createCheckout: async (checkout) => (await loaded()).createCheckout(checkout),
    findCheckout: async (id) => (await loaded()).findCheckout(id),
    createPortal: async (portal) => (await loaded()).createPortal(portal),
    listSubscriptions: async (customerId) => (await loaded()).listSubscriptions(customerId),
    listInvoices: async (customerId, page) => (await loaded()).listInvoices(customerId, page),
    removeCustomer: async (customerId) => (await loaded()).removeCustomer(customerId),
    readEvent: async (rawBody, signature) => (await loaded()).readEvent(rawBody, signature),
  };
}

function gatewayOf(Sdk: typeof Stripe, options: StripeOptions): PaymentsGateway {
  const { secretKey, webhookSecret, priceLookupKey, baseUrl, timeoutMs = 4_000 } = options;
  const stripe = new Sdk(secretKey, {
    ...addressOf(baseUrl),
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
    appInfo: { name: 'Mitoyen' },
  });
  const ask = <Schema extends z.ZodType>(schema: Schema, call: () => Promise<unknown>) =>
    callStripe(schema, timeoutMs, call);

  /** The price that pages tell, or none: nobody may be asked for another sum. */
  async function findPriceId(): Promise<string> {
    const { data } = await ask(priceListSchema, () =>
      stripe.prices.list({ lookup_keys: [priceLookupKey], active: true, limit: 1 }),
    );
    const price = data[0];
    if (!price)
      throw new PaymentsRefusedError(`Stripe has no active price with lookup key ${priceLookupKey}`);
    const isMonthly = price.recurring?.interval === 'month' && price.recurring.interval_count === 1;
    const cents = Math.round(premiumPriceEuros * 100);
    if (price.currency !== 'eur' || price.unit_amount !== cents || !isMonthly)
      throw new PaymentsRefusedError(`The price ${priceLookupKey} at Stripe is not ${cents} cents a month`);
    return price.id;
  }

  return {
    createCustomer: ({ companyId, name, email, idempotencyKey }) =>
      ask(customerSchema, () =>
        stripe.customers.create(
          { name, email, preferred_locales: ['fr'], metadata: { company_id: companyId } },
          { idempotencyKey },
        ),
      ),

    async createCheckout({ customerId, companyId, successUrl, cancelUrl, idempotencyKey }) {
      const price = await findPriceId();
      return ask(checkoutSchema, () =>
        stripe.checkout.sessions.create(
          {
            mode: 'subscription',
            customer: customerId,
            client_reference_id: companyId,
            line_items: [{ price, quantity: 1 }],
            locale: 'fr',
            success_url: successUrl,
            cancel_url: cancelUrl,
            subscription_data: { metadata: { company_id: companyId } },
          },
          { idempotencyKey },
        ),
      );
    },

    async findCheckout(id) {
      const isMissing = (error: unknown) =>
        error instanceof Sdk.errors.StripeError && error.code === 'resource_missing';
      return ask(checkoutSchema.nullable(), () =>
        stripe.checkout.sessions.retrieve(id).catch((error: unknown) => {
          if (isMissing(error)) return null;
          throw error;
        }),
      );
    },

    createPortal: ({ customerId, returnUrl, flow }) =>
      ask(portalSchema, () =>
        stripe.billingPortal.sessions.create({
          customer: customerId,
          return_url: returnUrl,
          locale: 'fr',
          ...(flow && { flow_data: portalFlowOf(flow, returnUrl) }),
        }),
      ),

    async listSubscriptions(customer) {
      const { data } = await ask(subscriptionListSchema, () =>
        stripe.subscriptions.list({ customer, status: 'all', limit: mostSubscriptions }),
      );
      return data;
    },

    async listInvoices(customer, { take, afterId }) {
      const { data, has_more } = await ask(invoiceListSchema, () =>
        stripe.invoices.list({ customer, limit: take, ...(afterId && { starting_after: afterId }) }),
      );
      return { invoices: data, hasMore: has_more };
    },

    async removeCustomer(id) {
      await ask(customerSchema, () => stripe.customers.del(id));
    },

    readEvent: createEventReader(stripe, webhookSecret),
  };
}
