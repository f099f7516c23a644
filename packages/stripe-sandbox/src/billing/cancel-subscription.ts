import type { StripeAccount } from '../account.ts';
import { subscriptionOf } from '../objects/invoice.ts';
import type { Subscription } from '../objects/wire.ts';
import { changeSubscription, isOver } from './change-subscription.ts';
import { currentPeriodEnd } from './current-period.ts';

type Reason = 'cancellation_requested' | 'payment_failed';
type Details = NonNullable<Subscription['cancellation_details']>;

const detailsOf = (subscription: Subscription): Details =>
  subscription.cancellation_details ?? { comment: null, feedback: null, feedback_option: null, reason: null };

/** Ends a subscription now. Its open invoices are no longer tried. */
export function endSubscription(account: StripeAccount, subscription: Subscription, reason: Reason): void {
  if (isOver(subscription)) return;
  const now = account.clock.now();
  const expires = subscription.status === 'incomplete' && reason === 'payment_failed';
  Object.assign(subscription, {
    status: expires ? 'incomplete_expired' : 'canceled',
    canceled_at: subscription.canceled_at ?? now,
    ended_at: now,
    cancellation_details: { ...detailsOf(subscription), reason },
  });
  for (const invoice of account.invoices.filter((each) => subscriptionOf(each) === subscription.id)) {
    if (invoice.status === 'open')
      Object.assign(invoice, { next_payment_attempt: null, auto_advance: false });
  }
  account.events.emit(
    expires ? 'customer.subscription.updated' : 'customer.subscription.deleted',
    subscription,
    expires ? { status: 'incomplete' } : undefined,
  );
}

/**
 * Lets a subscription end with its current period. The API marks that with `cancel_at_period_end`; the portal, for
 * subscriptions of the flexible billing mode, only with `cancel_at`.
 */
export function cancelAtPeriodEnd(
  account: StripeAccount,
  subscription: Subscription,
  { by, details = {} }: { by: 'api' | 'portal'; details?: Partial<Details> },
): void {
  changeSubscription(account, subscription, {
    cancel_at: currentPeriodEnd(subscription),
    cancel_at_period_end: by === 'api',
    canceled_at: subscription.canceled_at ?? account.clock.now(),
    cancellation_details: { ...detailsOf(subscription), ...details, reason: 'cancellation_requested' },
  });
}

/** Lets a subscription that was to end go on. */
export function keepSubscription(account: StripeAccount, subscription: Subscription): void {
  changeSubscription(account, subscription, {
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
  });
}
