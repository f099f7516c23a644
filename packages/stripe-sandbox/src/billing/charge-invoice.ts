import type { StripeAccount } from '../account.ts';
import { subscriptionOf } from '../objects/invoice.ts';
import type { Invoice, PaymentIntent, Subscription } from '../objects/wire.ts';
import { endSubscription } from './cancel-subscription.ts';
import type { Decline } from './cards.ts';
import { changeSubscription, isOver } from './change-subscription.ts';

const daySeconds = 86_400;
/** Days from one failed attempt to the next: Stripe's own schedule when nothing else is set. */
const retryAfterDays = [3, 5, 7];

const noCard: Decline = {
  code: 'payment_intent_payment_attempt_failed',
  declineCode: 'generic_decline',
  message: 'Aucun moyen de paiement n’est enregistré.',
};

/** The card that pays for a subscription: its own, else its customer's. */
function cardFor(account: StripeAccount, subscription: Subscription): string | null {
  const customer = account.customers.get(subscription.customer);
  const id = subscription.default_payment_method ?? customer?.invoice_settings.default_payment_method ?? null;
  return id !== null && account.paymentMethods.get(id) ? id : null;
}

function declineOf(account: StripeAccount, card: string | null): Decline | null {
  if (card === null) return noCard;
  return account.cardBehaviours.get(card)?.behaviour.onCharge ?? null;
}

function intentOf(account: StripeAccount, invoice: Invoice): PaymentIntent {
  const intent = account.paymentIntents.get(account.invoicePayments.get(invoice.id)?.paymentIntent ?? '');
  if (!intent) throw new Error(`${invoice.id} is not finalized`);
  return intent;
}

function recordPaid(account: StripeAccount, invoice: Invoice, card: string | null): void {
  const now = account.clock.now();
  const intent = intentOf(account, invoice);
  Object.assign(intent, {
    status: 'succeeded',
    amount_received: intent.amount,
    payment_method: card,
    last_payment_error: null,
  });
  account.events.emit('payment_intent.succeeded', intent);
  Object.assign(invoice, {
    status: 'paid',
    attempted: true,
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    next_payment_attempt: null,
    auto_advance: false,
    status_transitions: { ...invoice.status_transitions, paid_at: now },
  });
  account.events.emit('invoice.paid', invoice);
  account.events.emit('invoice.payment_succeeded', invoice);
}

function recordFailed(account: StripeAccount, invoice: Invoice, card: string | null, decline: Decline): void {
  const intent = intentOf(account, invoice);
  Object.assign(intent, {
    status: 'requires_payment_method',
    payment_method: null,
    last_payment_error: {
      code: decline.code,
      decline_code: decline.declineCode,
      message: decline.message,
      payment_method: card === null ? undefined : account.paymentMethods.get(card),
      type: 'card_error',
    },
  });
  account.events.emit('payment_intent.payment_failed', intent);
  account.events.emit('invoice.payment_failed', invoice);
}

/** When an invoice that failed so many times is tried again; `null` once Stripe gives up. */
function nextAttempt(now: number, attempts: number): number | null {
  const days = retryAfterDays[attempts - 1];
  return days === undefined ? null : now + days * daySeconds;
}

function afterFailure(account: StripeAccount, subscription: Subscription, givesUp: boolean): void {
  if (subscription.status === 'incomplete' || isOver(subscription)) return;
  if (!givesUp) changeSubscription(account, subscription, { status: 'past_due' });
  else if (account.afterLastRetry === 'unpaid')
    changeSubscription(account, subscription, { status: 'unpaid' });
  else endSubscription(account, subscription, 'payment_failed');
}

/**
 * Tries to take an open invoice's money. A failure makes the subscription past due and plans the next attempt; the last
 * one ends it. `isScheduled`: an attempt of Stripe's own, which alone moves the schedule on. `isAgreed`: the bank has
 * just agreed to this very payment, with the person who pays looking on.
 * @returns what the bank said against it, `null` when the invoice is paid
 */
export function chargeInvoice(
  account: StripeAccount,
  invoice: Invoice,
  { isScheduled, isAgreed = false, card: asked }: { isScheduled: boolean; isAgreed?: boolean; card?: string },
): Decline | null {
  const subscription = account.subscriptions.get(subscriptionOf(invoice) ?? '');
  const customer = account.customers.get(invoice.customer ?? '');
  const card = asked ?? (subscription ? cardFor(account, subscription) : null);
  const decline = isAgreed ? null : declineOf(account, card);
  if (!decline) {
    if (customer) customer.delinquent = false;
    recordPaid(account, invoice, card);
    if (subscription && !isOver(subscription))
      changeSubscription(account, subscription, { status: 'active' });
    return null;
  }
  if (customer) customer.delinquent = true;
  invoice.attempted = true;
  if (isScheduled) {
    invoice.attempt_count += 1;
    const isFirst = subscription?.status === 'incomplete';
    invoice.next_payment_attempt = isFirst ? null : nextAttempt(account.clock.now(), invoice.attempt_count);
  }
  recordFailed(account, invoice, card, decline);
  if (subscription) afterFailure(account, subscription, isScheduled && invoice.next_payment_attempt === null);
  return decline;
}
