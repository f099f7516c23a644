import { hydrate } from '@tanstack/react-query';
import { type ReactNode, StrictMode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createBrowserRouter, matchRoutes, type RouteObject, RouterProvider } from 'react-router';
import { configureApi } from './core/api/api-client.ts';
import { createQueryClient } from './core/api/query-client.ts';
import { AppProviders } from './core/pages/app-providers.tsx';
import { type PageState, pageStateId, reviveErrors, withTimes } from './core/pages/page-state.ts';
import { partsLaidOut } from './core/pages/parts-laid-out.ts';
import { reportError } from './core/pages/report-error.ts';
import { holdInstallPrompt } from './core/storage/install-prompt.ts';
import { Document } from './document.tsx';
import { createRoutes } from './routes.tsx';

/** The page that the server rendered must be there before hydration. */
async function loadPage(routes: RouteObject[], id: string | null): Promise<void> {
  for (const route of routes) {
    if (route.children) await loadPage(route.children, id);
    if (route.id === id && typeof route.lazy === 'function')
      Object.assign(route, { ...(await route.lazy()), lazy: undefined });
  }
}

type Router = ReturnType<typeof createBrowserRouter>;

const isReady = (router: Router) =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });

/**
 * The document is another page's: the service worker opens every own page with one document, and all pages without a
 * network. It stands until the page of its address is there, which is then drawn in its place.
 */
async function drawAnew(router: Router, app: ReactNode, { createRoot }: typeof import('react-dom/client')) {
  await isReady(router);
  const { dataset } = document.documentElement;
  const marks = { ...dataset };
  delete marks.opening;
  // before anything is painted: React takes what it does not know off the element
  flushSync(() => createRoot(document, { onCaughtError: reportError }).render(app));
  Object.assign(dataset, marks);
}

async function start(): Promise<void> {
  holdInstallPrompt();
  // React's own start is a task apart: a slow phone answers in between
  const renderer = import('react-dom/client');
  const state = JSON.parse(document.getElementById(pageStateId)?.textContent ?? '') as PageState;
  configureApi({ baseUrl: state.config.apiBaseUrl });
  const queryClient = createQueryClient();
  hydrate(queryClient, withTimes(state.queries));
  const routes = createRoutes(() => queryClient);
  const isOther = state.page !== null && matchRoutes(routes, location)?.at(-1)?.route.id !== state.page;
  if (!isOther) await loadPage(routes, state.page);
  const hydrationData = { loaderData: state.loaderData, errors: reviveErrors(state.errors) };
  const router = createBrowserRouter(routes, isOther ? {} : { hydrationData });
  const app = (
    <StrictMode>
      <Document>
        <AppProviders queryClient={queryClient} config={state.config}>
          <RouterProvider router={router} onError={() => undefined} />
        </AppProviders>
      </Document>
    </StrictMode>
  );
  if (isOther) return drawAnew(router, app, await renderer);
  const { hydrateRoot } = await renderer;
  await partsLaidOut();
  // all of it is laid out from here on: the scroll goes back to where it was, pages that follow come as they are
  delete document.documentElement.dataset.opening;
  // In a transition, React yields every few milliseconds to a user who scrolls or types meanwhile.
  startTransition(() => {
    // The router would report the same errors once more.
    hydrateRoot(document, app, { onCaughtError: reportError });
  });
}

void start();
