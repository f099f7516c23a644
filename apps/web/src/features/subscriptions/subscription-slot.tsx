import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import { companiesKey } from '../../core/api/query-keys.ts';
import { useLiveEvent } from '../../core/live-events/use-live-event.ts';
import { forgetWhatFollowsSubscription } from './follow-subscription.ts';

/** What other parts of a company's space show of its subscription; it belongs to a feature they do not know. */
export interface SubscriptionParts {
  /** The subscription and its invoices. */
  readonly Block: ComponentType<{ userId: string }>;
  /** What must be done, wherever the company is in its space; mostly nothing. */
  readonly Alert: ComponentType<{ userId: string }>;
}

const SubscriptionContext = createContext<SubscriptionParts | null>(null);

/** Makes the pages below follow the company's subscription as it changes, wherever that was done. */
export function SubscriptionProvider({ parts, children }: { parts: SubscriptionParts; children: ReactNode }) {
  const queryClient = useQueryClient();
  useLiveEvent('subscription', (data) => {
    if (data) void forgetWhatFollowsSubscription(queryClient);
    // perhaps something happened, perhaps not: the subscription itself is little to ask
    else void queryClient.invalidateQueries({ queryKey: companiesKey });
  });
  return <SubscriptionContext value={parts}>{children}</SubscriptionContext>;
}

/** One of the parts, where there are any. */
export function SubscriptionSlot({ part, userId }: { part: keyof SubscriptionParts; userId: string }) {
  const Part = useContext(SubscriptionContext)?.[part];
  return Part && <Part userId={userId} />;
}
