import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { PicturesUrl } from '../../ui/picture.tsx';
import { LiveEvents } from '../live-events/live-events.tsx';
import { SessionProvider } from '../session/session.tsx';
import { type PageConfig, PageConfigContext } from './page-config.ts';

interface AppProvidersProps {
  readonly queryClient: QueryClient;
  readonly config: PageConfig;
  readonly children: ReactNode;
}

/** What every page can rely on above it, the same on the server and in the browser. */
export function AppProviders({ queryClient, config, children }: AppProvidersProps) {
  useEffect(() => {
    // For `session-hint.js`, which holds a form that was sent too early: after what was typed has been taken in.
    const timer = setTimeout(() => window.dispatchEvent(new Event('page-alive')));
    return () => clearTimeout(timer);
  }, []);
  return (
    <PageConfigContext value={config}>
      <PicturesUrl value={config.picturesUrl}>
        <QueryClientProvider client={queryClient}>
          <SessionProvider>
            <LiveEvents />
            {children}
          </SessionProvider>
        </QueryClientProvider>
      </PicturesUrl>
    </PageConfigContext>
  );
}
