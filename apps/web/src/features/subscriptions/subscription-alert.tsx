import { useQuery } from '@tanstack/react-query';
import { Notice } from '../../ui/notice.tsx';
import { PortalButton } from './portal-button.tsx';
import { subscriptionQuery } from './subscriptions.queries.ts';
import { subscriptionTexts as texts } from './subscriptions.texts.ts';

/** A payment that failed, and the way to mend it. Nothing otherwise. */
export default function SubscriptionAlert({ userId }: { userId: string }) {
  const { data } = useQuery(subscriptionQuery(userId));
  if (data?.state !== 'late' || !data.customerId) return null;
  return (
    <Notice
      tone="warning"
      title={texts.lateTitle}
      actions={
        <PortalButton
          customerId={data.customerId}
          flow="payment_method"
          label={texts.updateCard}
          variant="primary"
        />
      }
    >
      {texts.lateHint}
    </Notice>
  );
}
