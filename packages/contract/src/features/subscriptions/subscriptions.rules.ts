/** What Premium costs a company each month, taxes included, in euros. */
export const premiumPriceEuros = 29.99;

/** What leads to the card's change, on the page and in the mail that asks for it. */
export const updateCardLabel = 'Mettre à jour mon moyen de paiement';

/** Stripe's states of a subscription (https://docs.stripe.com/api/subscriptions/object#subscription_object-status). */
export const stripeStatuses = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'canceled',
  'unpaid',
  'paused',
] as const;
export type StripeStatus = (typeof stripeStatuses)[number];

/** The states in which a company has Premium; with a failed payment too, for as long as Stripe tries again. */
const premiumStatuses: readonly StripeStatus[] = ['active', 'trialing', 'past_due'];

export function hasPremium(status: StripeStatus | null): boolean {
  return status !== null && premiumStatuses.includes(status);
}

/** The dates of a subscription from which its end is derived. */
interface SubscriptionDates {
  readonly endedAt: Date | null;
  readonly cancelAt: Date | null;
  readonly cancelAtPeriodEnd: boolean;
  readonly currentPeriodEnd: Date | null;
}

/** When a subscription ended or is to end; null while it renews. The portal may set either of the two ways. */
export function subscriptionEnd(dates: SubscriptionDates): Date | null {
  return dates.endedAt ?? dates.cancelAt ?? (dates.cancelAtPeriodEnd ? dates.currentPeriodEnd : null);
}

/**
 * A subscription as its company reads it: `active` renews, `ending` was cancelled and lasts until its end,
 * `late` waits for a payment that failed, `ended` is over.
 */
export const subscriptionStates = ['none', 'active', 'ending', 'late', 'ended'] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

/** The state of a company whose Premium may also have been given to it without any payment. */
export function subscriptionState(company: {
  readonly isSubscribed: boolean;
  readonly status: StripeStatus | null;
  readonly end: Date | null;
}): SubscriptionState {
  const { isSubscribed, status, end } = company;
  if (!isSubscribed) return end === null ? 'none' : 'ended';
  if (status === 'past_due') return 'late';
  return end === null ? 'active' : 'ending';
}
