import type Stripe from 'stripe';
import type { Invoice, Price, Wire } from './wire.ts';

/** What a checkout session will start once it is paid. */
export interface CheckoutPlan {
  readonly id: string;
  readonly items: readonly { readonly price: Price; readonly quantity: number }[];
  readonly subscriptionMetadata: Readonly<Record<string, string>>;
  readonly subscriptionDescription: string | null;
}

/** What is still to be paid for an invoice, or was. */
export interface InvoicePaymentLink {
  /** The invoice's id. */
  readonly id: string;
  readonly paymentIntent: string;
}

/** What a checkout session sells. */
export function lineItemsOf(
  plan: CheckoutPlan,
  nameOf: (product: string) => string,
): Wire<Stripe.LineItem>[] {
  return plan.items.map(({ price, quantity }, index) => {
    const amount = (price.unit_amount ?? 0) * quantity;
    return {
      id: `li_${plan.id.slice(-20)}${index}`,
      object: 'item',
      adjustable_quantity: null,
      amount_discount: 0,
      amount_subtotal: amount,
      amount_tax: 0,
      amount_total: amount,
      currency: price.currency,
      description: nameOf(price.product),
      metadata: {},
      price,
      quantity,
    };
  });
}

/** How an invoice was or will be paid. */
export function invoicePaymentOf(invoice: Invoice, link: InvoicePaymentLink): Wire<Stripe.InvoicePayment> {
  const isPaid = invoice.status === 'paid';
  return {
    id: `inpay_${link.paymentIntent.slice(3)}`,
    object: 'invoice_payment',
    amount_paid: isPaid ? invoice.amount_paid : null,
    amount_requested: invoice.amount_due,
    created: invoice.status_transitions.finalized_at ?? invoice.created,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: link.paymentIntent, type: 'payment_intent' },
    status: isPaid ? 'paid' : 'open',
    status_transitions: { canceled_at: null, paid_at: invoice.status_transitions.paid_at },
  };
}
