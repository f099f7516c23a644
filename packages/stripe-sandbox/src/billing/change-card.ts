import type { StripeAccount } from '../account.ts';
import type { Customer, Invoice } from '../objects/wire.ts';
import type { Decline } from './cards.ts';
import { type EnteredCard, keepCard, useCardByDefault } from './cards-on-file.ts';
import { changeSubscription, isOver } from './change-subscription.ts';
import { chargeInvoice } from './charge-invoice.ts';

/** What a customer still owes: invoices that were asked and not paid. */
export const openInvoicesOf = (account: StripeAccount, customer: string): Invoice[] =>
  account.invoices.filter((invoice) => invoice.customer === customer && invoice.status === 'open');

/** What came of a new card. */
export interface CardChange {
  /** The bank's refusal of the card itself, which is not kept then. */
  readonly refused: Decline | null;
  /** The bank's refusal to pay what was owed with it. */
  readonly unpaid: Decline | null;
  readonly paidInvoices: number;
}

/** Makes a card the one that pays for everything of a customer's, what is owed first. */
export function changeCard(account: StripeAccount, customer: Customer, entered: EnteredCard): CardChange {
  const { onEntry } = entered.card.behaviour;
  if (onEntry) return { refused: onEntry, unpaid: null, paidInvoices: 0 };
  const method = keepCard(account, customer, entered);
  useCardByDefault(account, customer, method.id);
  for (const subscription of account.subscriptions.filter((each) => each.customer === customer.id)) {
    if (!isOver(subscription))
      changeSubscription(account, subscription, { default_payment_method: method.id });
  }
  let paidInvoices = 0;
  for (const invoice of openInvoicesOf(account, customer.id)) {
    const unpaid = chargeInvoice(account, invoice, { isScheduled: false, card: method.id });
    if (unpaid) return { refused: null, unpaid, paidInvoices };
    paidInvoices += 1;
  }
  return { refused: null, unpaid: null, paidInvoices };
}
