import type { StripeAccount } from '../account.ts';
import { monthly } from '../objects/catalogue.ts';
import type { Invoice, Subscription } from '../objects/wire.ts';
import { endSubscription } from './cancel-subscription.ts';
import { changeSubscription, isOver } from './change-subscription.ts';
import { chargeInvoice } from './charge-invoice.ts';
import { currentPeriodEnd } from './current-period.ts';
import { expireCheckout } from './expire-checkout.ts';
import { draftInvoice, finalizeInvoice } from './invoices.ts';
import { periodEnd } from './periods.ts';

interface Due {
  readonly at: number;
  readonly act: () => void;
}

/** How long a first payment may be missing: 23 hours, as in Stripe. */
const incompleteSeconds = 23 * 60 * 60;
const daySeconds = 86_400;

function renewIfDue(account: StripeAccount, subscription: Subscription, at: number): void {
  if (!isOver(subscription) && currentPeriodEnd(subscription) === at)
    renewSubscription(account, subscription);
}

function retryIfDue(account: StripeAccount, invoice: Invoice, at: number): void {
  if (invoice.status === 'open' && invoice.next_payment_attempt === at)
    chargeInvoice(account, invoice, { isScheduled: true });
}

function* dueSubscriptions(account: StripeAccount): Generator<Due> {
  for (const subscription of account.subscriptions.filter((each) => !isOver(each))) {
    const { status, cancel_at, created } = subscription;
    if (status === 'incomplete') {
      yield {
        at: created + incompleteSeconds,
        act: () => endSubscription(account, subscription, 'payment_failed'),
      };
      continue;
    }
    const renewsAt = currentPeriodEnd(subscription);
    if (cancel_at !== null && cancel_at <= renewsAt)
      yield { at: cancel_at, act: () => endSubscription(account, subscription, 'cancellation_requested') };
    else yield { at: renewsAt, act: () => renewIfDue(account, subscription, renewsAt) };
  }
}

function* dueThings(account: StripeAccount): Generator<Due> {
  yield* dueSubscriptions(account);
  for (const invoice of account.invoices.filter(({ status }) => status === 'open')) {
    const at = invoice.next_payment_attempt;
    if (at !== null) yield { at, act: () => retryIfDue(account, invoice, at) };
  }
  for (const session of account.checkoutSessions.filter(({ status }) => status === 'open'))
    yield { at: session.expires_at, act: () => expireCheckout(account, session) };
}

/**
 * Does everything whose time has come, each as of its own time and in that order: renewals, retries, ends of
 * subscriptions, sessions that expire. What one causes is due three days later at the earliest, so that a day's worth
 * can be taken at once.
 */
export function runDue(account: StripeAccount): void {
  const now = account.clock.now();
  for (;;) {
    const due = [...dueThings(account)].filter(({ at }) => at <= now).sort((a, b) => a.at - b.at);
    const [first] = due;
    if (!first) return;
    for (const { at, act } of due) if (at < first.at + daySeconds) account.clock.at(at, act);
  }
}

/**
 * Begins the next period and asks its money. Stripe waits about an hour before it takes the money; here it is taken at
 * once. An unpaid subscription only gets drafts, as there.
 */
function renewSubscription(account: StripeAccount, subscription: Subscription): void {
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
