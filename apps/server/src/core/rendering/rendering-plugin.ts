import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import {
  leaveParameter,
  type PageConfig,
  type PageRenderer,
  type PageRendererOptions,
} from '@mitoyen/contract/core/page-rendering.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { KeptAssets } from '../assets/kept-assets.ts';
import { isShared } from '../http/caching.ts';
import { sendRefusal } from '../http/refusals.ts';
import { withInlined } from '../http/security-headers.ts';
import { createConcurrencyLimiter } from '../queue/concurrency-limiter.ts';
import { createCanonicalAddress } from './canonical-host.ts';
import {
  chooseEncoding,
  encodePage,
  type FinishedPage,
  finishPage,
  type ShownPage,
} from './finished-page.ts';
import { createInProcessTransport } from './in-process-transport.ts';
import { PageCache } from './page-cache.ts';
import { loadBuiltPages, loadHotPages, type PageSource } from './page-source.ts';
import { withTags } from './page-tags.ts';
import { registerServiceWorker } from './service-worker.ts';
import { registerStaticFiles } from './static-files.ts';

export interface RenderingOptions {
  /** Folder of the web application, `apps/web`; its `dist/` holds the built pages. */
  readonly webRoot: string;
  /** The hashed files of other releases; without it, only this release's are served. */
  readonly keptAssets?: KeptAssets;
  readonly pageConfig: PageConfig;
  /** Seconds that shared caches may keep a public page; 0 for none. */
  readonly sharedSeconds?: number;
  /** Loads the renderer; of the built pages by default. */
  readonly load?: (needs: Pick<PageRendererOptions, 'pageConfig' | 'transport'>) => Promise<PageRenderer>;
  /** Serve the sources with hot replacement instead of the built pages. Development only. */
  readonly hot?: boolean;
  /** Calls `clear` when cached pages are out of date; returns a function that stops. */
  readonly watchStale?: (clear: () => void) => Promise<() => Promise<void>>;
}

const cacheMaxBytes = 64 * 1024 * 1024;
const cacheTtlMs = 5000;
/**
 * Rendering occupies one processor: more at once would only delay each. Some wait for the database meanwhile.
 */
const renderLimit = { concurrency: 6, maxWaitMs: 2000 };
const retryAfterSeconds = 5;

async function builtPages(
  app: FastifyInstance,
  { webRoot, pageConfig, watchStale, keptAssets, load }: RenderingOptions,
): Promise<PageSource> {
  const needs = { pageConfig, transport: createInProcessTransport(app) };
  const renderer = await (load?.(needs) ?? loadBuiltPages(webRoot, needs));
  app.addHook('onListen', () => renderer.loadAll());
  await registerStaticFiles(app, webRoot, keptAssets);
  const cache = new PageCache<FinishedPage>({
    maxBytes: cacheMaxBytes,
    ttlMs: cacheTtlMs,
    sizeBytes: (page) => (page.kind === 'page' ? page.br.length : 1),
    isCacheable: (page) => page.kind === 'page' && page.status === 200,
  });
  const stopWatching = await watchStale?.(() => cache.clear());
  if (stopWatching) app.addHook('onClose', stopWatching);
  const limit = createConcurrencyLimiter(renderLimit);
  const render = (url: URL) =>
    limit(async () => {
      const { page, tags } = await withTags(() => renderer.render(url));
      return finishPage(page, tags);
    });
  return {
    cacheKey: (url) => renderer.cacheKey(url),
    filesToKeep: renderer.filesToKeep,
    make: (url, key) => (key === null ? render(url) : cache.get(key, () => render(url))),
  };
}

async function hotPages(
  app: FastifyInstance,
  { webRoot, pageConfig }: RenderingOptions,
): Promise<PageSource> {
  const transport = createInProcessTransport(app);
  const render = await loadHotPages(app, webRoot, { pageConfig, transport });
  return { cacheKey: () => null, filesToKeep: [], make: async (url) => finishPage(await render(url)) };
}

/**
 * Whether a visitor follows a link of another site, or of a mail. Programs without these headers do not
 * count.
 */
function comesFromElsewhere({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin';
  const { referer } = headers;
  return referer !== undefined && URL.canParse(referer) && new URL(referer).host !== headers.host;
}

/**
 * Only our own pages lead to another site at once: an address of ours that did so would lend itself to
 * phishing.
 */
function sendRedirect(
  request: FastifyRequest,
  reply: FastifyReply,
  { location, status }: Extract<FinishedPage, { kind: 'redirect' }>,
): FastifyReply {
  reply.header('cache-control', 'no-store');
  if (location.startsWith('/') || !comesFromElsewhere(request)) return reply.redirect(location, status);
  const [path = '/'] = request.url.replace(/^\/+/, '/').split('?');
  return reply.redirect(`${path}?${leaveParameter}=1`, 302);
}

/**
 * The `Cache-Control` of a page. Browsers revalidate each time; shared caches after some seconds, and serve
 * the page for as long again while they revalidate. A page drawn for each visit is not shared.
 */
function cacheControlOf(page: ShownPage, key: string | null, sharedSeconds: number): string {
  if (page.status !== 200) return 'no-store';
  if (!page.isShared) return 'private, no-cache';
  if (key === null || sharedSeconds === 0) return 'no-cache';
  return `public, max-age=0, s-maxage=${sharedSeconds}, stale-while-revalidate=${sharedSeconds}`;
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: ShownPage,
  cacheControl: string,
): Promise<FastifyReply> {
  const { etag, tags, inlined, status } = page;
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({ 'cache-control': cacheControl, vary: 'accept-encoding' });
  // Cloudflare and others read the first, Fastly and Varnish the second
  if (isShared(cacheControl)) reply.headers({ 'cache-tag': tags.join(','), 'surrogate-key': tags.join(' ') });
  const policy = reply.getHeader('content-security-policy');
  if (inlined && typeof policy === 'string')
    reply.header('content-security-policy', withInlined(policy, inlined));
  if (status === 200) {
    reply.header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  }
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await encodePage(page, encoding));
}

/**
 * Serves the pages and the browser's files: every GET that no other route takes. Pages load their data by
 * calling the application in process, as a visitor.
 */
export async function renderingPlugin(app: FastifyInstance, options: RenderingOptions): Promise<void> {
  const { sharedSeconds = 0, pageConfig } = options;
  const source = await (options.hot ? hotPages(app, options) : builtPages(app, options));
  // while sources change, a cached page would be out of date
  const isWorkerOn = pageConfig.isServiceWorkerOn && !options.hot;
  registerServiceWorker(app, { ...options, source, isOn: isWorkerOn });
  const canonicalAddress = createCanonicalAddress(pageConfig.siteUrl);
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const elsewhere = canonicalAddress(request);
    if (elsewhere !== null) return reply.header('cache-control', 'no-store').redirect(elsewhere, 302);
    // Without the host, on purpose: what one visitor claims must not reach a page that others are served.
    const url = new URL(`http://page.invalid${request.url.replace(/^\/+/, '/')}`);
    try {
      const key = source.cacheKey(url);
      const page = await source.make(url, key);
      if (page.kind === 'redirect') return sendRedirect(request, reply, page);
      return await sendPage(request, reply, page, cacheControlOf(page, key, sharedSeconds));
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 503) throw error;
      return sendRefusal(request, reply, new ApiError(commonErrors.unavailable, { retryAfterSeconds }));
    }
  });
}
