import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { forgetWhatFollowsSubscription } from './follow-subscription.ts';
import { refreshSubscription } from './subscriptions.queries.ts';

type Outcome = 'waiting' | 'subscribed' | 'unpaid' | 'unknown';

/** A payment that the bank must confirm may take some seconds: how often Stripe is polled, and the interval. */
const checksAfterPayment = 6;
const pauseMs = 2_500;

/** Asks Stripe until it says that the company is subscribed, or long enough. `check` begins again. */
export function usePaymentOutcome(userId: string) {
  const queryClient = useQueryClient();
  const [parameters] = useSearchParams();
  // without a payment to wait for, one answer is enough
  const mostChecks = parameters.has('session_id') ? checksAfterPayment : 1;
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['payment-outcome', userId],
    queryFn: () => refreshSubscription(userId, queryClient),
    retry: false,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) => {
      const isOver = state.data?.isSubscribed || state.error || state.dataUpdateCount >= mostChecks;
      return isOver ? false : pauseMs;
    },
  });
  const checks = queryClient.getQueryState(['payment-outcome', userId])?.dataUpdateCount ?? 0;
  const isSubscribed = data?.isSubscribed ?? false;

  useEffect(() => {
    if (isSubscribed) void forgetWhatFollowsSubscription(queryClient);
  }, [isSubscribed, queryClient]);

  const outcome = ((): Outcome => {
    if (isSubscribed) return 'subscribed';
    if (error && !isFetching) return 'unknown';
    return checks < mostChecks || isFetching ? 'waiting' : 'unpaid';
  })();
  return { outcome, subscription: data, error, check: () => void refetch() };
}
