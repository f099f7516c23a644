import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LiveEvents } from './live-events/live-events.tsx';
import { type PageConfig, PageConfigContext } from './page-config.ts';
import { SessionProvider } from './session.tsx';

interface AppProvidersProps {
  readonly queryClient: QueryClient;
  readonly config: PageConfig;
  readonly children: ReactNode;
}

/** What every page can rely on above it, the same on the server and in the browser. */
export function AppProviders({ queryClient, config, children }: AppProvidersProps) {
  return (
    <PageConfigContext value={config}>
      <QueryClientProvider client={queryClient}>
        <SessionProvider>
          <LiveEvents />
          {children}
        </SessionProvider>
      </QueryClientProvider>
    </PageConfigContext>
  );
}
