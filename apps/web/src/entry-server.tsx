import type {
  PageRenderer,
  PageRendererOptions,
  RenderedPage,
} from '@mitoyen/contract/core/page-rendering.ts';
import { dehydrate } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { configureApi } from './core/api/api-client.ts';
import { createQueryClient } from './core/api/query-client.ts';
import { AppProviders } from './core/pages/app-providers.tsx';
import { createPageFinder } from './core/pages/find-page.ts';
import { clientEntry, collectAssets } from './core/pages/page-assets.ts';
import type { PageHandle } from './core/pages/page-module.tsx';
import { describeErrors, pageStateId, serialisePageState } from './core/pages/page-state.ts';
import { Document, type DocumentAssets } from './document.tsx';
import { createRoutes } from './routes.tsx';

const findPage = createPageFinder(createRoutes(createQueryClient()));

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

function assetsOf(manifest: PageRendererOptions['manifest'], page: PageHandle | null): DocumentAssets {
  if (!manifest) return { styles: [], preloads: [], fonts: [] };
  return collectAssets(manifest, [clientEntry, ...(page ? [`src/features/${page.file}.tsx`] : [])]);
}

/** Adds the scripts: the session's hint before anything is painted, state and entry last, where nothing waits. */
function withScripts(html: string, stateJson: string, entry: string): string {
  const hint = '<script src="/session-hint.js"></script>';
  const tail =
    `<script type="application/json" id="${pageStateId}">${stateJson}</script>` +
    `<script type="module" src="${entry}"></script>`;
  const start = html.indexOf('<head>') + '<head>'.length;
  const end = html.lastIndexOf('</body>');
  return `<!DOCTYPE html>${html.slice(0, start)}${hint}${html.slice(start, end)}${tail}${html.slice(end)}`;
}

async function render(url: URL, { manifest, pageConfig }: PageRendererOptions): Promise<RenderedPage> {
  const page = findPage(url.pathname);
  const queryClient = createQueryClient();
  const handler = createStaticHandler(createRoutes(queryClient));
  const context = await handler.query(new Request(page ? withKnownQuery(url, page) : url));
  if (context instanceof Response) {
    return { kind: 'redirect', status: context.status, location: context.headers.get('location') ?? '/' };
  }
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToString(
    <StrictMode>
      <Document assets={assetsOf(manifest, page)}>
        <AppProviders queryClient={queryClient} config={pageConfig}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </AppProviders>
      </Document>
    </StrictMode>,
  );
  const state = serialisePageState({
    config: pageConfig,
    queries: dehydrate(queryClient),
    loaderData: context.loaderData,
    errors: describeErrors(context.errors),
  });
  const entry = manifest ? `/${manifest[clientEntry]?.file}` : `/${clientEntry}`;
  return { kind: 'page', status: statusOf(context), html: withScripts(html, state, entry) };
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
  return {
    cacheKey,
    render: (url) => render(url, options),
  };
}
