import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Notice } from '../../ui/notice.tsx';
import { pricingTexts as texts } from './pricing.texts.ts';
import { subscriptionQuery } from './subscriptions.queries.ts';

/** For a company that left the payment page without paying (`paiement=interrompu`). */
export function InterruptedPayment({ userId }: { userId: string }) {
  const [parameters] = useSearchParams();
  const { data } = useQuery(subscriptionQuery(userId));
  if (parameters.get('paiement') !== 'interrompu' || !data || data.isSubscribed) return null;
  return (
    <Notice tone="info" title={texts.interruptedTitle}>
      {texts.interrupted}
    </Notice>
  );
}
