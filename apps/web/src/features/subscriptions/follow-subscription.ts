import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { companiesKey, contactAllowanceKey, offersKey } from '../../core/api/query-keys.ts';
import { refetchAfterEvent } from '../../core/live-events/refetch-after-event.ts';
import { useLiveEvent } from '../../core/live-events/use-live-event.ts';

/** What a company may do, and how its offers stand, follow its subscription: all of it is asked for again. */
export async function forgetWhatFollowsSubscription(queryClient: QueryClient): Promise<void> {
  const keys = [companiesKey, offersKey, contactAllowanceKey];
  await Promise.all(keys.map((queryKey) => refetchAfterEvent(queryClient, queryKey)));
}

/** Makes the pages follow the company's subscription as it changes, wherever that was done. */
export function useFollowSubscription(): void {
  const queryClient = useQueryClient();
  useLiveEvent('subscription', (data) => {
    if (data) void forgetWhatFollowsSubscription(queryClient);
    // perhaps something happened, perhaps not: the subscription itself is little to ask
    else void refetchAfterEvent(queryClient, companiesKey);
  });
}
