import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import { subscriptionErrors } from '@mitoyen/contract/features/subscriptions/subscriptions.errors.ts';
import type { Subscription } from '@mitoyen/contract/features/subscriptions/subscriptions.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { LimitRule } from '../../core/limits/limits.ts';
import { callPayments } from './call-payments.ts';
import { requirePayingCompany } from './require-company.ts';
import { presentSubscription } from './subscriptions.presenter.ts';
import { syncSubscription } from './sync-subscription.ts';

/** Each costs a call to Stripe, which a page makes a few times after a payment. */
export const refreshLimit: LimitRule = { name: 'subscription-refresh', points: 40, durationSeconds: 600 };

/** The account's subscription as it is known here. @throws ApiError 403 without a company. */
export async function showSubscription({ db }: AppContext, userId: string): Promise<Subscription> {
  return presentSubscription(await requirePayingCompany(db, userId));
}

/**
 * The same, after asking Stripe: up to date even while the event of a payment is on its way.
 * @throws ApiError 429, 503 `subscription_unavailable`.
 */
export async function refreshSubscription(context: AppContext, userId: string): Promise<Subscription> {
  const { stripe_customer_id: customerId } = await requirePayingCompany(context.db, userId);
  if (customerId !== null && context.payments) {
    await context.limits.consume(refreshLimit, userId, commonErrors.too_many_requests);
    await callPayments(subscriptionErrors.subscription_unavailable, () =>
      syncSubscription(context, customerId),
    );
  }
  return showSubscription(context, userId);
}
