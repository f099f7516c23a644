import type {
  HtmlPart,
  InlinedTexts,
  PageBuild,
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
import { isSent } from './core/api/load-query.ts';
import { createQueryClient } from './core/api/query-client.ts';
import { AppProviders } from './core/pages/app-providers.tsx';
import { createPageFinder } from './core/pages/find-page.ts';
import { clientEntry, collectAssets, type PageAssets } from './core/pages/page-assets.ts';
import type { PageHandle, QueryClientOf } from './core/pages/page-module.tsx';
import { describeErrors, pageStateId, serialisePageState, withoutTimes } from './core/pages/page-state.ts';
import { StructuredDataContext, structuredDataScript, type Thing } from './core/pages/structured-data.tsx';
import { Document } from './document.tsx';
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

/** A page's files, and what of them stands in it. */
interface BuiltPage {
  readonly assets: PageAssets;
  readonly inlined: InlinedTexts;
  /** The end of its head, the greater part of most pages and the same for all of a kind. */
  readonly head: HtmlPart;
}

/**
 * A stylesheet that is asked for is painted by a slow phone half a second later than one that stands in the page. The
 * script that brings a page's code waits for its stylesheets too, unless a link says that they are there: one that is
 * disabled is not fetched.
 */
function builtPageOf(build: PageBuild, sources: readonly string[]): BuiltPage {
  const assets = collectAssets(build.manifest, sources);
  const inlined = {
    script: build.script,
    style: assets.styles.map((href) => build.styles.get(href) ?? '').join(''),
  };
  const links = assets.styles.map((href) => `<link rel="stylesheet" href="${href}" disabled>`);
  const head = `<script>${inlined.script}</script><style>${inlined.style}</style>${links.join('')}`;
  return { assets, inlined, head: new TextEncoder().encode(head) };
}

/** What there is of each page, put together once. */
function createPageFiles(build: PageBuild | null) {
  const known = new Map<string | null, BuiltPage>();
  return (page: PageHandle | null): BuiltPage | null => {
    if (!build) return null;
    const file = page?.file ?? null;
    const built =
      known.get(file) ??
      builtPageOf(build, [clientEntry, ...(file === null ? [] : [`src/features/${file}.tsx`])]);
    known.set(file, built);
    return built;
  };
}

const headInDevelopment = '<script src="/session-hint.js"></script>';

/** Adds what runs and what holds before anything is painted to the head; state and entry come last, where nothing waits. */
function withScripts(html: string, head: HtmlPart, tail: string): readonly HtmlPart[] {
  const headEnd = html.indexOf('</head>');
  const bodyEnd = html.lastIndexOf('</body>');
  const [start, body, end] = [html.slice(0, headEnd), html.slice(headEnd, bodyEnd), html.slice(bodyEnd)];
  return ['<!DOCTYPE html>', start, head, body, tail, end];
}

async function render(
  url: URL,
  { build, pageConfig, filesOf }: PageRendererOptions & { filesOf: ReturnType<typeof createPageFiles> },
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
  const built = filesOf(page);
  const html = renderToString(
    <StrictMode>
      <Document assets={built?.assets}>
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
    queries: withoutTimes(dehydrate(queryClient, { shouldDehydrateQuery: isSent })),
    loaderData: context.loaderData,
    errors: describeErrors(context.errors),
  });
  const entry = build ? `/${build.manifest[clientEntry]?.file}` : `/${clientEntry}`;
  const tail =
    structuredDataScript(things) +
    `<script type="application/json" id="${pageStateId}">${state}</script>` +
    `<script type="module" src="${entry}"></script>`;
  const isShared = page !== null && page.access === 'public' && !page.hasSecret;
  return {
    kind: 'page',
    status: statusOf(context),
    html: withScripts(html, built?.head ?? headInDevelopment, tail),
    isShared,
    inlined: built?.inlined ?? null,
  };
}

/** The pages and parts that read what the service worker keeps, below `src/`; others are kept once they were opened. */
const readOffline = [
  'core/live-events/start-live-events.ts',
  'core/writes/waiting-writes-strip.tsx',
  'features/layout/own-menus.tsx',
  'features/on-device/device-strips.tsx',
  'features/today/today-view.tsx',
  'features/profiles/my-profile-page.tsx',
  'features/profiles/owner-bar/owner-bar.tsx',
  'features/conversations/messages-page.tsx',
  'features/conversations/chat-page.tsx',
  'features/conversations/contact/contact-memory.tsx',
  'features/applications/own-applications-page.tsx',
  'features/applications/received-applications-page.tsx',
  'features/offers/own-offers-page.tsx',
  'features/offers/offer-page.tsx',
  'features/freelances/freelance-page.tsx',
  'features/jobseekers/jobseeker-page.tsx',
  'features/companies/company-page.tsx',
].map((file) => `src/${file}`);

function filesToKeep({ manifest }: PageBuild): readonly string[] {
  const { preloads, styles, fonts } = collectAssets(manifest, [clientEntry, ...readOffline]);
  return [...preloads, ...styles, ...fonts];
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
  const filesOf = createPageFiles(options.build);
  return {
    cacheKey,
    filesToKeep: options.build ? filesToKeep(options.build) : [],
    loadAll: () => loadBelow(routes),
    render: (url) => render(url, { ...options, filesOf }),
  };
}
