import type { StripeAccount } from '../account.ts';
import { monthly } from '../objects/catalogue.ts';
import { newSubscription } from '../objects/subscription.ts';
import type { Price, Subscription } from '../objects/wire.ts';
import { chargeInvoice } from './charge-invoice.ts';
import { draftInvoice, finalizeInvoice } from './invoices.ts';
import { periodEnd } from './periods.ts';

interface Start {
  readonly customer: string;
  readonly items: readonly { readonly price: Price; readonly quantity: number }[];
  readonly card: string | null;
  /** The bank has just agreed to the first payment. */
  readonly isAgreed?: boolean;
  readonly metadata: Readonly<Record<string, string>>;
  readonly description: string | null;
}

/** Makes a subscription and takes the money of its first period: `active`, or `incomplete` when the card is refused. */
export function startSubscription(account: StripeAccount, start: Start): Subscription {
  const now = account.clock.now();
  const recurrence = start.items[0]?.price.recurring ?? monthly;
  const subscription = account.subscriptions.add(
    newSubscription(
      { ...start, periodEnd: periodEnd(now, now, recurrence), defaultPaymentMethod: start.card },
      now,
    ),
  );
  const invoice = draftInvoice(account, subscription, 'subscription_create');
  account.events.emit('customer.subscription.created', subscription);
  finalizeInvoice(account, invoice);
  chargeInvoice(account, invoice, { isScheduled: true, isAgreed: start.isAgreed });
  return subscription;
}
