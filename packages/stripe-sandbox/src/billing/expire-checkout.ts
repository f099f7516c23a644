import type { StripeAccount } from '../account.ts';
import type { CheckoutSession } from '../objects/wire.ts';

/** Closes a session that nobody paid. */
export function expireCheckout(account: StripeAccount, session: CheckoutSession): void {
  Object.assign(session, { status: 'expired', url: null });
  account.events.emit('checkout.session.expired', session);
}
