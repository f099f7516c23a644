import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createQueryClient } from '../api/query-client.ts';
import { SessionProvider } from '../session/session.tsx';

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
  queryClient.setDefaultOptions({ queries: { retry: false } });
  const view = render(
    <QueryClientProvider client={queryClient}>
      <SessionProvider>
        <RouterProvider router={router} />
      </SessionProvider>
    </QueryClientProvider>,
  );
  return { router, queryClient, ...view };
}

/** Waits until the given address is the one shown. */
export function atAddress(path: string): Promise<HTMLElement> {
  return screen.findByText(`at ${path}`);
}
