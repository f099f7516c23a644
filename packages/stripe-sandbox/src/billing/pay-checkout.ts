import type { StripeAccount } from '../account.ts';
import { newCustomer } from '../objects/customer.ts';
import type { CheckoutSession, Customer } from '../objects/wire.ts';
import type { Decline, KnownCard } from './cards.ts';
import { keepCard, useCardByDefault } from './cards-on-file.ts';
import { startSubscription } from './start-subscription.ts';

export interface Payer {
  readonly email: string;
  readonly holder: string;
  readonly card: KnownCard;
  readonly expMonth: number;
  readonly expYear: number;
}

function customerOf(account: StripeAccount, session: CheckoutSession, payer: Payer): Customer {
  const known = account.customers.get(session.customer ?? '');
  if (known) return known;
  const customer = account.customers.add(
    newCustomer({ email: payer.email, name: payer.holder, currency: session.currency }, account.clock.now()),
  );
  account.events.emit('customer.created', customer);
  return customer;
}

const detailsOf = (customer: Customer, payer: Payer): CheckoutSession['customer_details'] => ({
  address: null,
  business_name: null,
  email: customer.email ?? payer.email,
  individual_name: null,
  name: payer.holder,
  phone: null,
  tax_exempt: 'none',
  tax_ids: [],
});

/**
 * Pays an open session and starts its subscription. A refused card leaves the session as it was, to be tried with
 * another one.
 * @returns what the bank said against it, `null` when it is paid
 */
export function payCheckout(account: StripeAccount, session: CheckoutSession, payer: Payer): Decline | null {
  if (session.status !== 'open') return null;
  const { onEntry } = payer.card.behaviour;
  if (onEntry) return onEntry;
  const plan = account.checkoutPlans.get(session.id);
  const customer = customerOf(account, session, payer);
  const method = keepCard(account, customer, payer);
  const subscription = startSubscription(account, {
    customer: customer.id,
    items: plan?.items ?? [],
    card: method.id,
    isAgreed: true,
    metadata: plan?.subscriptionMetadata ?? {},
    description: plan?.subscriptionDescription ?? null,
  });
  useCardByDefault(account, customer, method.id);
  Object.assign(session, {
    status: 'complete',
    payment_status: 'paid',
    url: null,
    customer: customer.id,
    customer_details: detailsOf(customer, payer),
    subscription: subscription.id,
    invoice: subscription.latest_invoice,
  });
  account.events.emit('checkout.session.completed', session);
  return null;
}
