import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useAtRest } from '../../core/lists/use-at-rest.ts';
import { Notice } from '../../ui/notice.tsx';
import { Section } from '../../ui/page.tsx';
import { SkeletonGroup, SkeletonLines } from '../../ui/skeleton.tsx';
import { CurrentSubscription } from './current-subscription.tsx';
import { forgetWhatFollowsSubscription } from './follow-subscription.ts';
import { InvoiceList } from './invoice-list.tsx';
import { SubscriptionOffer } from './subscription-offer.tsx';
import { refreshSubscription, subscriptionQuery } from './subscriptions.queries.ts';
import { subscriptionTexts as texts } from './subscriptions.texts.ts';

/** The parameter with which Stripe's portal leads back (`retour=stripe`). */
const returnParameter = 'retour';

/** Coming back from Stripe's portal, asks what was done there, and takes the parameter out of the address. */
function useRefreshOnReturn(userId: string): void {
  const [parameters, setParameters] = useSearchParams();
  const queryClient = useQueryClient();
  const isBack = parameters.has(returnParameter);
  const atRest = useAtRest();
  useEffect(() => {
    if (!isBack) return;
    // if this request fails, Stripe's webhook brings the same state later
    void refreshSubscription(userId, queryClient)
      .then(() => forgetWhatFollowsSubscription(queryClient))
      .catch(() => undefined);
    return atRest(() => {
      setParameters(
        (current) => {
          current.delete(returnParameter);
          return current;
        },
        { replace: true, preventScrollReset: true },
      );
    });
  }, [isBack, userId, queryClient, setParameters, atRest]);
}

/** A company's subscription in its profile: the one it has, or the offer of one; then its invoices. */
export default function SubscriptionBlock({ userId }: { userId: string }) {
  useRefreshOnReturn(userId);
  const { data, isError, refetch } = useQuery(subscriptionQuery(userId));
  return (
    <>
      <Section title={texts.heading}>
        {data?.isSubscribed && <CurrentSubscription subscription={data} />}
        {data && !data.isSubscribed && <SubscriptionOffer userId={userId} subscription={data} />}
        {!data && !isError && (
          <SkeletonGroup label={texts.loading}>
            <SkeletonLines count={4} />
          </SkeletonGroup>
        )}
        {!data && isError && (
          <Notice tone="error" title={texts.failureTitle} onRetry={() => void refetch()} />
        )}
      </Section>
      {data?.customerId && <InvoiceList userId={userId} />}
    </>
  );
}
