import type { StripeAccount } from '../account.ts';
import { newInvoice } from '../objects/invoice.ts';
import { newPaymentIntent } from '../objects/payment-intent.ts';
import type { Invoice, Subscription } from '../objects/wire.ts';

type Reason = 'subscription_create' | 'subscription_cycle';

function describeLine(account: StripeAccount, priceId: string): string {
  const price = account.prices.get(priceId);
  return account.products.get(price?.product ?? '')?.name ?? 'Abonnement';
}

/** Makes the draft for a subscription's current period. */
export function draftInvoice(account: StripeAccount, subscription: Subscription, reason: Reason): Invoice {
  const customer = account.customers.get(subscription.customer);
  if (!customer) throw new Error(`${subscription.id} has no customer`);
  const [item] = subscription.items.data;
  const period = { start: item?.current_period_start ?? 0, end: item?.current_period_end ?? 0 };
  const describe = (priceId: string) => describeLine(account, priceId);
  const invoice = account.invoices.add(
    newInvoice(
      {
        merchant: `${account.merchant} (bac à sable)`,
        subscription,
        customer,
        billingReason: reason,
        period,
        describe,
      },
      account.clock.now(),
    ),
  );
  subscription.latest_invoice = invoice.id;
  account.events.emit('invoice.created', invoice);
  return invoice;
}

/** Gives a draft its number, its pages and the payment it asks for. */
export function finalizeInvoice(account: StripeAccount, invoice: Invoice): void {
  const now = account.clock.now();
  const customer = account.customers.get(invoice.customer ?? '');
  const sequence = customer?.next_invoice_sequence ?? 1;
  if (customer) customer.next_invoice_sequence = sequence + 1;
  const page = `${account.baseUrl}/stripe/invoices/${invoice.id}`;
  Object.assign(invoice, {
    status: 'open',
    number: `${customer?.invoice_prefix ?? 'SANDBOX'}-${String(sequence).padStart(4, '0')}`,
    effective_at: now,
    ending_balance: 0,
    hosted_invoice_url: page,
    invoice_pdf: `${page}/pdf`,
    status_transitions: { ...invoice.status_transitions, finalized_at: now },
  });
  const intent = account.paymentIntents.add(newPaymentIntent(invoice, now));
  account.invoicePayments.add({ id: invoice.id, paymentIntent: intent.id });
  account.events.emit('payment_intent.created', intent);
  account.events.emit('invoice.finalized', invoice);
}
