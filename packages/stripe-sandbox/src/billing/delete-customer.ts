import type { StripeAccount } from '../account.ts';
import type { Customer } from '../objects/wire.ts';
import { endSubscription } from './cancel-subscription.ts';
import { expireCheckout } from './expire-checkout.ts';

/** Deletes a customer for good: their subscriptions end now, and their open sessions. */
export function deleteCustomer(account: StripeAccount, customer: Customer) {
  for (const subscription of account.subscriptions.filter((each) => each.customer === customer.id))
    endSubscription(account, subscription, 'cancellation_requested');
  for (const session of account.checkoutSessions.filter((each) => each.customer === customer.id))
    if (session.status === 'open') expireCheckout(account, session);
  account.customers.delete(customer.id);
  account.events.emit('customer.deleted', customer);
  return account.deletedCustomers.add({ id: customer.id, object: 'customer', deleted: true });
}
