import type {
  PageRenderer,
  PageRendererOptions,
  RenderedPage,
} from '@mitoyen/contract/core/page-rendering.ts';
import { dehydrate } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { configureApi } from './core/api/api-client.ts';
import { createQueryClient } from './core/api/query-client.ts';
import { AppProviders } from './core/pages/app-providers.tsx';
import { ErrorPage } from './core/pages/error-page.tsx';
import { notFoundRoute } from './core/pages/not-found-route.ts';
import { clientEntry, collectAssets } from './core/pages/page-assets.ts';
import { type PageDeclaration, pageRoute } from './core/pages/page-module.tsx';
import {
  describeError,
  type PageState,
  pageStateId,
  serialisePageState,
  withoutTimes,
} from './core/pages/page-state.ts';
import { StructuredDataContext, structuredDataScript, type Thing } from './core/pages/structured-data.tsx';
import { Document, type DocumentAssets } from './document.tsx';
import { findPage, pages } from './pages.ts';
import { createStillRouter } from './router/router.ts';
import { RouterView } from './router/router-view.tsx';
import { loadRoute, Redirect } from './router/routes.ts';
import { Shell } from './shell.tsx';

/** The address as far as the server's rendering depends on it. */
function withKnownQuery(url: URL, page: PageDeclaration): URL {
  const known = new URL(url.pathname, 'http://page.invalid');
  for (const name of page.query) {
    for (const value of url.searchParams.getAll(name)) known.searchParams.append(name, value);
  }
  return known;
}

function statusOf(error: PageState['error']): number {
  if (!error) return 200;
  return error.status >= 400 ? error.status : 500;
}

const sourceOf = (page: PageDeclaration) => `src/features/${page.file}.tsx`;

/** The files of each page, looked up once. */
function createAssetFinder(manifest: PageRendererOptions['manifest']) {
  const known = new Map<string | null, DocumentAssets>();
  return (page: PageDeclaration | null): DocumentAssets => {
    if (!manifest) return { styles: [], preloads: [], fonts: [] };
    const file = page?.file ?? null;
    const assets =
      known.get(file) ?? collectAssets(manifest, [clientEntry, ...(page ? [sourceOf(page)] : [])]);
    known.set(file, assets);
    return assets;
  };
}

/** Adds the scripts: the session's hint before anything is painted, state and entry last, where nothing waits. */
function withScripts(html: string, stateJson: string, entry: string, more: string): string {
  const hint = '<script src="/session-hint.js"></script>';
  const tail =
    more +
    `<script type="application/json" id="${pageStateId}">${stateJson}</script>` +
    `<script type="module" src="${entry}"></script>`;
  const start = html.indexOf('<head>') + '<head>'.length;
  const end = html.lastIndexOf('</body>');
  return `<!DOCTYPE html>${html.slice(0, start)}${hint}${html.slice(start, end)}${tail}${html.slice(end)}`;
}

async function render(
  url: URL,
  {
    manifest,
    pageConfig,
    assetsOf,
  }: PageRendererOptions & { assetsOf: ReturnType<typeof createAssetFinder> },
): Promise<RenderedPage> {
  const page = findPage(url.pathname);
  const queryClient = createQueryClient();
  const route = page ? pageRoute(page, queryClient) : notFoundRoute;
  const { pathname, search, origin } = page ? withKnownQuery(url, page) : url;
  const location = { pathname, search, hash: '', state: null, key: 'default' };
  const loaded = await loadRoute(route, location, origin, new AbortController().signal);
  if (loaded instanceof Redirect) {
    return { kind: 'redirect', status: loaded.status, location: loaded.location };
  }
  const router = createStillRouter(location, loaded);
  const things: Thing[] = [];
  const html = renderToString(
    <StrictMode>
      <Document assets={assetsOf(page)}>
        <StructuredDataContext value={things}>
          <AppProviders queryClient={queryClient} config={pageConfig}>
            <RouterView router={router} shell={Shell} errorPage={<ErrorPage />} />
          </AppProviders>
        </StructuredDataContext>
      </Document>
    </StrictMode>,
  );
  const scriptOf = (source: string) => `/${manifest ? manifest[source]?.file : source}`;
  const error = describeError(loaded.error);
  const state = serialisePageState({
    config: pageConfig,
    page: page && { path: page.path, access: page.access, script: scriptOf(sourceOf(page)) },
    queries: withoutTimes(dehydrate(queryClient)),
    data: loaded.data,
    error,
  });
  const isShared = page !== null && page.access === 'public' && !page.hasSecret;
  return {
    kind: 'page',
    status: statusOf(error),
    html: withScripts(html, state, scriptOf(clientEntry), structuredDataScript(things)),
    isShared,
  };
}

/** See PageRenderer in the contract. */
export function cacheKey(url: URL): string | null {
  const page = findPage(url.pathname);
  if (!page) return null;
  const known = withKnownQuery(url, page);
  if (page.drawn !== null && !known.searchParams.get(page.drawn)) return null;
  return known.pathname + known.search;
}

/** See PageBundle in the contract. */
export function createPageRenderer(options: PageRendererOptions): PageRenderer {
  configureApi({ transport: options.transport });
  const assetsOf = createAssetFinder(options.manifest);
  return {
    cacheKey,
    loadAll: async () => {
      for (const page of pages) await page.import();
    },
    render: (url) => render(url, { ...options, assetsOf }),
  };
}
