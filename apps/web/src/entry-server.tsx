import type {
  PageRenderer,
  PageRendererOptions,
  RenderedPage,
} from '@mitoyen/contract/core/page-rendering.ts';
import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createContext,
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { configureApi } from './core/api/api-client.ts';
import { createQueryClient } from './core/api/query-client.ts';
import { AppProviders } from './core/pages/app-providers.tsx';
import { createPageFinder } from './core/pages/find-page.ts';
import { clientEntry, collectAssets } from './core/pages/page-assets.ts';
import type { PageHandle, QueryClientOf } from './core/pages/page-module.tsx';
import { describeErrors, pageStateId, serialisePageState, withoutTimes } from './core/pages/page-state.ts';
import { StructuredDataContext, structuredDataScript, type Thing } from './core/pages/structured-data.tsx';
import { Document, type DocumentAssets } from './document.tsx';
import { createRoutes, createRoutesByPage } from './routes.tsx';

/** Where the loads of the page that is being rendered put what they load. */
const queryClientKey = createContext<QueryClient>();
const queryClientOf: QueryClientOf = ({ context }) => context.get(queryClientKey);

const routes = createRoutes(queryClientOf);
const findPage = createPageFinder(routes);
const handlerOfAll = createStaticHandler(routes);
const handlersByPage = new Map(
  Array.from(createRoutesByPage(queryClientOf), ([file, own]) => [file, createStaticHandler(own)]),
);

/** The address as far as the server's rendering depends on it. */
function withKnownQuery(url: URL, page: PageHandle): URL {
  const known = new URL(url.pathname, 'http://page.invalid');
  for (const name of page.query) {
    for (const value of url.searchParams.getAll(name)) known.searchParams.append(name, value);
  }
  return known;
}

function statusOf(context: StaticHandlerContext): number {
  const [error] = Object.values(describeErrors(context.errors));
  if (!error) return context.statusCode;
  return error.status >= 400 ? error.status : 500;
}

/** The files of each page, looked up once. */
function createAssetFinder(manifest: PageRendererOptions['manifest']) {
  const known = new Map<string | null, DocumentAssets>();
  return (page: PageHandle | null): DocumentAssets => {
    if (!manifest) return { styles: [], preloads: [], fonts: [] };
    const file = page?.file ?? null;
    const assets =
      known.get(file) ??
      collectAssets(manifest, [clientEntry, ...(file === null ? [] : [`src/features/${file}.tsx`])]);
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
  const handler = (page && handlersByPage.get(page.file)) ?? handlerOfAll;
  const requestContext = new RouterContextProvider();
  requestContext.set(queryClientKey, queryClient);
  const request = new Request(page ? withKnownQuery(url, page) : url);
  const context = await handler.query(request, { requestContext });
  if (context instanceof Response) {
    return { kind: 'redirect', status: context.status, location: context.headers.get('location') ?? '/' };
  }
  const router = createStaticRouter(handler.dataRoutes, context);
  const things: Thing[] = [];
  const html = renderToString(
    <StrictMode>
      <Document assets={assetsOf(page)}>
        <StructuredDataContext value={things}>
          <AppProviders queryClient={queryClient} config={pageConfig}>
            <StaticRouterProvider router={router} context={context} hydrate={false} />
          </AppProviders>
        </StructuredDataContext>
      </Document>
    </StrictMode>,
  );
  const state = serialisePageState({
    config: pageConfig,
    page: page?.file ?? null,
    queries: withoutTimes(dehydrate(queryClient)),
    loaderData: context.loaderData,
    errors: describeErrors(context.errors),
  });
  const entry = manifest ? `/${manifest[clientEntry]?.file}` : `/${clientEntry}`;
  const isShared = page !== null && page.access === 'public' && !page.hasSecret;
  return {
    kind: 'page',
    status: statusOf(context),
    html: withScripts(html, state, entry, structuredDataScript(things)),
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

async function loadBelow(routes: readonly RouteObject[]): Promise<void> {
  for (const { lazy, children } of routes) {
    if (typeof lazy === 'function') await lazy();
    if (children) await loadBelow(children);
  }
}

/** See PageBundle in the contract. */
export function createPageRenderer(options: PageRendererOptions): PageRenderer {
  configureApi({ transport: options.transport });
  const assetsOf = createAssetFinder(options.manifest);
  return {
    cacheKey,
    loadAll: () => loadBelow(routes),
    render: (url) => render(url, { ...options, assetsOf }),
  };
}
