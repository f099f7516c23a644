import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { DialogFootContext } from '../../ui/dialog.tsx';
import { PicturesUrl } from '../../ui/picture.tsx';
import { type ReadPrivatePicture, ReadPrivatePictureContext } from '../../ui/private-picture.ts';
import { fetchPrivateFile } from '../api/download-file.ts';
import { HydratedContext } from '../lazy/hydrated.ts';
import { LiveEvents } from '../live-events/live-events.tsx';
import { SessionProvider } from '../session/session.tsx';
import { getSession } from '../session/session-store.ts';
import { LostWriteNotice } from '../writes/lost-write-notice.tsx';
import { type PageConfig, PageConfigContext } from './page-config.ts';

interface AppProvidersProps {
  readonly queryClient: QueryClient;
  readonly config: PageConfig;
  readonly children: ReactNode;
}

const readPrivatePicture: ReadPrivatePicture = async (address, signal) => {
  if (!getSession()) throw new Error('nobody is signed in');
  return (await fetchPrivateFile(address, signal)).blob();
};

/** The contexts of every page, the same on the server and in the browser. */
export function AppProviders({ queryClient, config, children }: AppProvidersProps) {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  useEffect(() => {
    if (!isHydrated) return;
    // For `session-hint.js`, which holds submits and presses before hydration: after early input has been
    // taken in.
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
              <ReadPrivatePictureContext value={readPrivatePicture}>
                <DialogFootContext value={LostWriteNotice}>{children}</DialogFootContext>
              </ReadPrivatePictureContext>
            </SessionProvider>
          </HydratedContext>
        </QueryClientProvider>
      </PicturesUrl>
    </PageConfigContext>
  );
}
