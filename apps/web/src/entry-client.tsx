import { hydrate, type QueryClient } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { configureApi } from './core/api/api-client.ts';
import { createQueryClient } from './core/api/query-client.ts';
import { AppProviders } from './core/pages/app-providers.tsx';
import { ErrorPage } from './core/pages/error-page.tsx';
import { type PageModule, pageRoute } from './core/pages/page-module.tsx';
import { type PageState, pageStateId, reviveError, withTimes } from './core/pages/page-state.ts';
import { reportError } from './core/pages/report-error.ts';
import { Document } from './document.tsx';
import { createRouteFinder } from './fetch-pages.ts';
import { createBrowserHistory } from './router/history.ts';
import { createRouter } from './router/router.ts';
import { RouterView } from './router/router-view.tsx';
import { type Loaded, matchPath } from './router/routes.ts';
import { Shell } from './shell.tsx';

/** What the server rendered, with its code: it must be there before hydration. */
async function loadShown(state: PageState, queryClient: QueryClient): Promise<Loaded> {
  const { page, data } = state;
  const error = reviveError(state.error);
  if (!page) return { route: null, params: {}, data, error };
  const importScript = (): Promise<PageModule> => import(/* @vite-ignore */ page.script);
  const { lazy, path } = pageRoute({ ...page, import: importScript }, queryClient);
  const params = matchPath(path, window.location.pathname) ?? {};
  return { route: { path, ...(await lazy?.()) }, params, data, error };
}

async function start(): Promise<void> {
  // React's own start is a task apart: a slow phone answers in between
  const renderer = import('react-dom/client');
  const state = JSON.parse(document.getElementById(pageStateId)?.textContent ?? '') as PageState;
  configureApi({ baseUrl: state.config.apiBaseUrl });
  const queryClient = createQueryClient();
  hydrate(queryClient, withTimes(state.queries));
  const router = createRouter({
    history: createBrowserHistory(),
    find: createRouteFinder(queryClient),
    initial: await loadShown(state, queryClient),
  });
  const app = (
    <StrictMode>
      <Document>
        <AppProviders queryClient={queryClient} config={state.config}>
          <RouterView router={router} shell={Shell} errorPage={<ErrorPage />} />
        </AppProviders>
      </Document>
    </StrictMode>
  );
  const { hydrateRoot } = await renderer;
  // all of it is laid out from here on: the scroll goes back to where it was, pages that follow come as they are
  delete document.documentElement.dataset.opening;
  // As a transition, React gives way every few milliseconds to who scrolls and types meanwhile.
  startTransition(() => {
    hydrateRoot(document, app, { onCaughtError: reportError });
  });
}

void start();
