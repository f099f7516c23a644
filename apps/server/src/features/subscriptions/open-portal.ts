import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import { subscriptionErrors } from '@mitoyen/contract/features/subscriptions/subscriptions.errors.ts';
import type { PortalFlow } from '@mitoyen/contract/features/subscriptions/subscriptions.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { CustomerGoneError } from '../../gateways/payments/payments.gateway.ts';
import { callPayments, requirePayments } from './call-payments.ts';
import { findPayingCompany } from './subscriptions.repository.ts';
import { syncSubscription } from './sync-subscription.ts';

/**
 * Stripe's portal, where a company reads its invoices, changes its card and cancels; `flow` opens one of
 * these steps.
 * @throws ApiError 403 for another's customer, 503 `portal_unavailable`.
 */
export async function openPortal(
  context: AppContext,
  userId: string,
  { customerId, flow }: { customerId: string; flow?: PortalFlow | undefined },
): Promise<{ url: string }> {
  const company = await findPayingCompany(context.db, userId);
  if (company?.stripe_customer_id !== customerId) throw new ApiError(commonErrors.forbidden);
  const payments = requirePayments(context);
  const subscriptionId = company.is_subscribed ? company.stripe_subscription_id : null;
  return callPayments(subscriptionErrors.portal_unavailable, async () => {
    try {
      return await payments.createPortal({
        customerId,
        returnUrl: `${context.config.publicUrl}/profile?retour=stripe`,
        flow: flow && subscriptionId ? { kind: flow, subscriptionId } : undefined,
      });
    } catch (error) {
      // what is not at Stripe any more is not paid any more either
      if (error instanceof CustomerGoneError) await syncSubscription(context, customerId);
      throw error;
    }
  });
}
