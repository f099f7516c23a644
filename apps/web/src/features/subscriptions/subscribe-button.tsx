import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { subscriptionRoutes } from '@mitoyen/contract/features/subscriptions/subscriptions.contract.ts';
import { subscriptionErrors } from '@mitoyen/contract/features/subscriptions/subscriptions.errors.ts';
import { useQueryClient } from '@tanstack/react-query';
import { callApi, type Write } from '../../core/api/api-client.ts';
import { forgetWhatFollowsSubscription } from './follow-subscription.ts';
import { HostedPageButton } from './hosted-page-button.tsx';

/** Leads a company to the page on which it pays for Premium. */
export function SubscribeButton({ userId, label, wide }: { userId: string; label: string; wide?: boolean }) {
  const queryClient = useQueryClient();
  const open = async (write: Write) => {
    try {
      return await callApi(subscriptionRoutes.checkout, { body: { userId } }, write);
    } catch (error) {
      const isSubscribed =
        error instanceof ApiError && error.code === subscriptionErrors.already_subscribed.code;
      if (isSubscribed) await forgetWhatFollowsSubscription(queryClient);
      throw error;
    }
  };
  return (
    <HostedPageButton
      variant="primary"
      wide={wide}
      open={open}
      sentence={subscriptionErrors.checkout_unavailable.message}
    >
      {label}
    </HostedPageButton>
  );
}
