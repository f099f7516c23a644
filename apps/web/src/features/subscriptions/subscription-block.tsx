import { useQuery } from '@tanstack/react-query';
import { Notice } from '../../ui/notice.tsx';
import { Section } from '../../ui/page.tsx';
import { SkeletonGroup, SkeletonLines } from '../../ui/skeleton.tsx';
import { CurrentSubscription } from './current-subscription.tsx';
import { InvoiceList } from './invoice-list.tsx';
import { SubscriptionOffer } from './subscription-offer.tsx';
import { subscriptionQuery } from './subscriptions.queries.ts';
import { subscriptionTexts as texts } from './subscriptions.texts.ts';
import { useRefreshOnReturn } from './use-refresh-on-return.ts';

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
