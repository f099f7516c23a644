import type { Subscription } from '../objects/wire.ts';

/** When the paid period ends: of the items, the latest. */
export const currentPeriodEnd = (subscription: Subscription): number =>
  Math.max(...subscription.items.data.map((item) => item.current_period_end));
