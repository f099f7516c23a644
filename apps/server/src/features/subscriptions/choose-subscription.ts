import { hasPremium, subscriptionEnd } from '@mitoyen/contract/features/subscriptions/subscriptions.rules.ts';
import type { PaidSubscription } from '../../gateways/payments/payments.gateway.ts';

const endTime = (subscription: PaidSubscription) =>
  subscriptionEnd(subscription)?.getTime() ?? Number.POSITIVE_INFINITY;

/** Of a customer's subscriptions the one that counts: one with Premium, which lasts longest; else the latest made. */
export function chooseSubscription(subscriptions: readonly PaidSubscription[]): PaidSubscription | null {
  const byWorth = (a: PaidSubscription, b: PaidSubscription) => {
    if (hasPremium(a.status) !== hasPremium(b.status)) return hasPremium(a.status) ? -1 : 1;
    const [endOfA, endOfB] = hasPremium(a.status) ? [endTime(a), endTime(b)] : [0, 0];
    if (endOfA !== endOfB) return endOfA > endOfB ? -1 : 1;
    return b.createdAt.getTime() - a.createdAt.getTime();
  };
  return [...subscriptions].sort(byWorth)[0] ?? null;
}
