import type { PortalFlow } from '@mitoyen/contract/features/subscriptions/subscriptions.schemas.ts';
import type Stripe from 'stripe';

/** Opens the portal at one step, after which it leads back (https://docs.stripe.com/customer-management/portal-deep-links). */
export function portalFlowOf(
  { kind, subscriptionId }: { kind: PortalFlow; subscriptionId: string },
  returnUrl: string,
): Stripe.BillingPortal.SessionCreateParams.FlowData {
  const after_completion = { type: 'redirect' as const, redirect: { return_url: returnUrl } };
  return kind === 'cancel'
    ? {
        type: 'subscription_cancel',
        subscription_cancel: { subscription: subscriptionId },
        after_completion,
      }
    : { type: 'payment_method_update', after_completion };
}
