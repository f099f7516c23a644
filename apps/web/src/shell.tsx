import type { ReactNode } from 'react';
import { useScrollAndFocusRestoration } from './core/pages/scroll-restoration.ts';
import { AuthDialogProvider } from './features/accounts/index.ts';
import { reopenConsent } from './features/consent/consent-store.ts';
import { CookieBanner } from './features/consent/cookie-banner.tsx';
import { Layout } from './features/layout/layout.tsx';
import { useFetchAhead } from './fetch-ahead.ts';
import { useLoaded } from './router/hooks.tsx';

/** The list that a page says it belongs to, in what it loaded; most are told by their address. */
function useSection(): string | undefined {
  return (useLoaded() as { section?: string } | null)?.section;
}

/** What all pages share, around each of them. */
export function Shell({ children }: { children: ReactNode }) {
  useScrollAndFocusRestoration();
  useFetchAhead();
  return (
    <AuthDialogProvider>
      <Layout banner={<CookieBanner />} section={useSection()} onManageCookies={reopenConsent}>
        {children}
      </Layout>
    </AuthDialogProvider>
  );
}
