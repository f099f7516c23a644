import type { Subscription } from '@mitoyen/contract/features/subscriptions/subscriptions.schemas.ts';
import type { ComponentType, ReactNode } from 'react';
import { pageConfig } from '../../core/pages/page-config.fixture.ts';
import { type PageConfig, PageConfigContext } from '../../core/pages/page-config.ts';
import { renderPage } from '../../core/pages/render-page.fixture.tsx';
import { camille } from '../../core/session/session.fixture.ts';
import { AuthDialogProvider } from '../accounts/auth-dialog-provider.tsx';
import { useFollowSubscription } from './follow-subscription.ts';

export const userId = camille.user.id;

/** A text as queries read it on a page, where every space is the same. */
export const plain = (text: string) => text.replace(/\s/g, ' ');

/** A company's subscription: none by default. */
export function subscription(values: Partial<Subscription> = {}): Subscription {
  const none = {
    state: 'none',
    isSubscribed: false,
    endsAt: null,
    renewsAt: null,
    customerId: null,
  } as const;
  return { ...none, ...values };
}

/** One that renews. */
export const active = subscription({
  state: 'active',
  isSubscribed: true,
  renewsAt: '2030-02-01T10:00:00.000Z',
  customerId: 'cus_1',
});

function Following({ children }: { children: ReactNode }) {
  useFollowSubscription();
  return children;
}

/** Shows a page with what surrounds it in the product. */
export function renderSubscriptions(
  Page: ComponentType,
  { pattern, address, ...options }: Partial<PageConfig> & { pattern: string; address?: string },
) {
  const InPlace = () => (
    <PageConfigContext value={{ ...pageConfig, ...options }}>
      <AuthDialogProvider dialog={({ mode }) => <p>{`dialog: ${mode}`}</p>}>
        <Following>
          <Page />
        </Following>
      </AuthDialogProvider>
    </PageConfigContext>
  );
  return renderPage(InPlace, pattern, address);
}
