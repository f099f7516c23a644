import { subscriptionState } from '@mitoyen/contract/features/subscriptions/subscriptions.rules.ts';
import type {
  Invoice,
  Subscription,
} from '@mitoyen/contract/features/subscriptions/subscriptions.schemas.ts';
import type { PaidInvoice } from '../../gateways/payments/payments.gateway.ts';
import type { PayingCompany } from './subscriptions.repository.ts';

/** A company's state for the rules and the pages. */
export function stateOf({ is_subscribed, status, subscription_end }: PayingCompany) {
  return subscriptionState({ isSubscribed: is_subscribed, status, end: subscription_end });
}

/** A subscription as its own company sees it. */
export function presentSubscription(company: PayingCompany): Subscription {
  const renews = company.is_subscribed && company.subscription_end === null;
  return {
    state: stateOf(company),
    isSubscribed: company.is_subscribed,
    endsAt: company.subscription_end?.toISOString() ?? null,
    renewsAt: renews ? (company.current_period_end?.toISOString() ?? null) : null,
    customerId: company.stripe_customer_id,
  };
}

export function presentInvoice(invoice: PaidInvoice): Invoice {
  const { id, number, createdAt, amountCents, status, url, pdfUrl } = invoice;
  return { id, number, createdAt: createdAt.toISOString(), amount: amountCents / 100, status, url, pdfUrl };
}
