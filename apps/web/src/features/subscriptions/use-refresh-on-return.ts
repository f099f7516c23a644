import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { forgetWhatFollowsSubscription } from './follow-subscription.ts';
import { refreshSubscription } from './subscriptions.queries.ts';

/** The parameter with which Stripe's portal leads back (`retour=stripe`). */
const returnParameter = 'retour';

/** Coming back from Stripe's portal, asks what was done there, and takes the parameter out of the address. */
export function useRefreshOnReturn(userId: string): void {
  const [parameters, setParameters] = useSearchParams();
  const queryClient = useQueryClient();
  const isBack = parameters.has(returnParameter);
  useEffect(() => {
    if (!isBack) return;
    setParameters(
      (current) => {
        current.delete(returnParameter);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
    // what Stripe does not tell now, its event tells later
    void refreshSubscription(userId, queryClient)
      .then(() => forgetWhatFollowsSubscription(queryClient))
      .catch(() => undefined);
  }, [isBack, userId, queryClient, setParameters]);
}
