import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { DialogFootContext } from '../../ui/dialog.tsx';
import { PicturesUrl } from '../../ui/picture.tsx';
import { HydratedContext } from '../lazy/hydrated.ts';
import { LiveEvents } from '../live-events/live-events.tsx';
import { SessionProvider } from '../session/session.tsx';
import { LostWriteNotice } from '../writes/lost-write-notice.tsx';
import { type PageConfig, PageConfigContext } from './page-config.ts';

interface AppProvidersProps {
  readonly queryClient: QueryClient;
  readonly config: PageConfig;
  readonly children: ReactNode;
}

/** What every page can rely on above it, the same on the server and in the browser. */
export function AppProviders({ queryClient, config, children }: AppProvidersProps) {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  useEffect(() => {
    if (!isHydrated) return;
    // For `session-hint.js`, which holds what was sent or pressed too early: after what was typed has been taken in.
    const timer = setTimeout(() => window.dispatchEvent(new Event('page-alive')));
    return () => clearTimeout(timer);
  }, [isHydrated]);
  return (
    <PageConfigContext value={config}>
      <PicturesUrl value={config.picturesUrl}>
        <QueryClientProvider client={queryClient}>
          <HydratedContext value={isHydrated}>
            <SessionProvider>
              <LiveEvents />
              <DialogFootContext value={LostWriteNotice}>{children}</DialogFootContext>
            </SessionProvider>
          </HydratedContext>
        </QueryClientProvider>
      </PicturesUrl>
    </PageConfigContext>
  );
}
