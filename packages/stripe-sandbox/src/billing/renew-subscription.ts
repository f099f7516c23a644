import type { StripeAccount } from '../account.ts';
import { monthly } from '../objects/catalogue.ts';
import type { Subscription } from '../objects/wire.ts';
import { changeSubscription } from './change-subscription.ts';
import { chargeInvoice } from './charge-invoice.ts';
import { currentPeriodEnd } from './current-period.ts';
import { draftInvoice, finalizeInvoice } from './invoices.ts';
import { periodEnd } from './periods.ts';

/**
 * Begins the next period and asks its money. Stripe waits about an hour before it takes the money; here it is taken at
 * once. An unpaid subscription only gets drafts, as there.
 */
export function renewSubscription(account: StripeAccount, subscription: Subscription): void {
  const start = currentPeriodEnd(subscription);
  const items = subscription.items.data.map((item) => ({
    ...item,
    current_period_start: start,
    current_period_end: periodEnd(subscription.billing_cycle_anchor, start, item.price.recurring ?? monthly),
  }));
  changeSubscription(account, subscription, { items: { ...subscription.items, data: items } });
  const invoice = draftInvoice(account, subscription, 'subscription_cycle');
  if (subscription.status === 'unpaid') return;
  finalizeInvoice(account, invoice);
  chargeInvoice(account, invoice, { isScheduled: true });
}
