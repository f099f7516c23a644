import { hydrate } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject, RouterProvider } from 'react-router';
import { configureApi } from './core/api/api-client.ts';
import { createQueryClient } from './core/api/query-client.ts';
import { AppProviders } from './core/pages/app-providers.tsx';
import { type PageState, pageStateId, reviveErrors, withTimes } from './core/pages/page-state.ts';
import { reportError } from './core/pages/report-error.ts';
import { Document } from './document.tsx';
import { createRoutes } from './routes.tsx';

/** Matched lazy routes must be there before hydration: the server rendered them. */
async function loadMatchedRoutes(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, { ...(await route.lazy()), lazy: undefined });
    }),
  );
}

async function start(): Promise<void> {
  const state = JSON.parse(document.getElementById(pageStateId)?.textContent ?? '') as PageState;
  configureApi({ baseUrl: state.config.apiBaseUrl });
  const queryClient = createQueryClient();
  hydrate(queryClient, withTimes(state.queries));
  const routes = createRoutes(() => queryClient);
  await loadMatchedRoutes(routes);
  const hydrationData = { loaderData: state.loaderData, errors: reviveErrors(state.errors) };
  const router = createBrowserRouter(routes, { hydrationData });
  const app = (
    <StrictMode>
      <Document>
        <AppProviders queryClient={queryClient} config={state.config}>
          <RouterProvider router={router} onError={() => undefined} />
        </AppProviders>
      </Document>
    </StrictMode>
  );
  // As a transition, React gives way every few milliseconds to who scrolls and types meanwhile.
  startTransition(() => {
    // The router would tell the same errors once more.
    hydrateRoot(document, app, { onCaughtError: reportError });
  });
}

void start();
