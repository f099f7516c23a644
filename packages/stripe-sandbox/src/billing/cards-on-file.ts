import type { StripeAccount } from '../account.ts';
import { newPaymentMethod } from '../objects/payment-method.ts';
import type { Customer, PaymentMethod } from '../objects/wire.ts';
import type { KnownCard } from './cards.ts';

export interface EnteredCard {
  readonly card: KnownCard;
  readonly expMonth: number;
  readonly expYear: number;
  readonly holder: string | null;
}

/** Keeps a card for a customer, who pays with it from now on. */
export function keepCard(account: StripeAccount, customer: Customer, entered: EnteredCard): PaymentMethod {
  const { onFile, behaviour } = entered.card;
  const method = account.paymentMethods.add(
    newPaymentMethod(
      { ...onFile, expMonth: entered.expMonth, expYear: entered.expYear },
      { customer: customer.id, email: customer.email, name: entered.holder },
      account.clock.now(),
    ),
  );
  account.cardBehaviours.add({ id: method.id, behaviour });
  account.events.emit('payment_method.attached', method);
  return method;
}

/** Makes a card the one that pays for everything of a customer's. */
export function useCardByDefault(account: StripeAccount, customer: Customer, card: string): void {
  const before = { ...customer.invoice_settings };
  if (before.default_payment_method === card) return;
  customer.invoice_settings = { ...before, default_payment_method: card };
  account.events.emit('customer.updated', customer, { invoice_settings: before });
}
