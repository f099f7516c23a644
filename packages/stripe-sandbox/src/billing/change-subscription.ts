import type { StripeAccount } from '../account.ts';
import type { Subscription } from '../objects/wire.ts';

/** Changes a subscription and emits the event with its former values; none when nothing changes. */
export function changeSubscription(
  account: StripeAccount,
  subscription: Subscription,
  changes: Partial<Subscription>,
): void {
  const names = Object.keys(changes) as (keyof Subscription)[];
  const changed = names.filter(
    (name) => JSON.stringify(subscription[name]) !== JSON.stringify(changes[name]),
  );
  if (changed.length === 0) return;
  const previous = Object.fromEntries(changed.map((name) => [name, structuredClone(subscription[name])]));
  Object.assign(subscription, changes);
  account.events.emit('customer.subscription.updated', subscription, previous);
}

/** Statuses in which a subscription is over for good. */
export const isOver = ({ status }: Subscription): boolean =>
  status === 'canceled' || status === 'incomplete_expired';
