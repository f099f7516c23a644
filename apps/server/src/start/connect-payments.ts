import type { Env } from '../env.ts';
import type { PaymentsGateway } from '../gateways/payments/payments.gateway.ts';
import { createStripePaymentsGateway } from '../gateways/payments/stripe-payments.adapter.ts';

/** Where the sandbox answers as Stripe, and what it signs its events with. */
interface SandboxStripe {
  readonly url: string;
  readonly webhookSecret: string;
}

/** Stripe, or the sandbox in its place; null in production where no key is configured. */
export function connectPayments(env: Env, sandbox: SandboxStripe | null): PaymentsGateway | null {
  const common = { priceLookupKey: env.STRIPE_PRICE_LOOKUP_KEY, timeoutMs: env.STRIPE_TIMEOUT_S * 1000 };
  if (env.STRIPE_SECRET_KEY) {
    return createStripePaymentsGateway({
      ...common,
      secretKey: env.STRIPE_SECRET_KEY,
      webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? '',
      baseUrl: env.STRIPE_API_URL,
    });
  }
  if (!sandbox) return null;
  return createStripePaymentsGateway({
    ...common,
    secretKey: 'sk_test_sandbox',
    webhookSecret: sandbox.webhookSecret,
    baseUrl: sandbox.url,
  });
}
