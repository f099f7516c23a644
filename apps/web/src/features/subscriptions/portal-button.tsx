import { subscriptionRoutes } from '@mitoyen/contract/features/subscriptions/subscriptions.contract.ts';
import { subscriptionErrors } from '@mitoyen/contract/features/subscriptions/subscriptions.errors.ts';
import type { PortalFlow } from '@mitoyen/contract/features/subscriptions/subscriptions.schemas.ts';
import { callApi } from '../../core/api/api-client.ts';
import { HostedPageButton } from './hosted-page-button.tsx';

/** Leads a company to Stripe's portal; with `flow`, straight to one action there. */
export function PortalButton({
  customerId,
  flow,
  label,
  variant,
}: {
  customerId: string;
  flow?: PortalFlow;
  label: string;
  variant?: 'primary' | 'secondary' | 'ghost';
}) {
  return (
    <HostedPageButton
      variant={variant}
      open={(write) =>
        callApi(subscriptionRoutes.portal, { body: { customerId, ...(flow && { flow }) } }, write)
      }
      sentence={subscriptionErrors.portal_unavailable.message}
    >
      {label}
    </HostedPageButton>
  );
}
