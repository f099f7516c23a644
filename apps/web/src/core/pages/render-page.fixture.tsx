import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { DialogFootContext } from '../../ui/dialog.tsx';
import { createQueryClient } from '../api/query-client.ts';
import { SessionProvider } from '../session/session.tsx';
import { LostWriteNotice } from '../writes/lost-write-notice.tsx';
import WaitingWritesStrip from '../writes/waiting-writes-strip.tsx';

/**
 * Shows a page at its address; every other address shows its own path, once `onTheWay` has come. Returns the router and
 * the cache.
 */
export function renderPage(
  Page: ComponentType,
  pattern: string,
  address: string = pattern,
  onTheWay: Promise<void> = Promise.resolve(),
) {
  const router = createMemoryRouter(
    [
      { path: pattern, element: <Page /> },
      {
        path: '*',
        loader: () => onTheWay.then(() => null),
        Component: () => <p>{`at ${router.state.location.pathname}${router.state.location.search}`}</p>,
      },
    ],
    { initialEntries: [address] },
  );
  const queryClient = createQueryClient();
  const { queries, ...others } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...others, queries: { ...queries, retry: false } });
  const view = render(
    <QueryClientProvider client={queryClient}>
      <SessionProvider>
        <DialogFootContext value={LostWriteNotice}>
          <RouterProvider router={router} />
          <LostWriteNotice />
          <WaitingWritesStrip />
        </DialogFootContext>
      </SessionProvider>
    </QueryClientProvider>,
  );
  return { router, queryClient, ...view };
}

/** Waits until the given address is the one shown. */
export function atAddress(path: string): Promise<HTMLElement> {
  return screen.findByText(`at ${path}`);
}
