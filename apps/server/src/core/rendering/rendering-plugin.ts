import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { leaveParameter, type PageConfig } from '@mitoyen/contract/core/page-rendering.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { KeptAssets } from '../assets/kept-assets.ts';
import { isShared } from '../http/cache-control.ts';
import type { EarlyAnswer } from '../http/early-answers.ts';
import type { ReadLimit } from '../http/limit-reads.ts';
import { plainPage } from '../http/plain-page.ts';
import { withInlined } from '../http/security-headers.ts';
import { createWorkQueue } from '../queue/work-queue.ts';
import { createCanonicalAddress, visitOf } from './canonical-host.ts';
import {
  chooseEncoding,
  encodePage,
  type FinishedPage,
  finishPage,
  type ShownPage,
} from './finished-page.ts';
import { registerHotPages } from './hot-pages.ts';
import { createInProcessTransport } from './in-process-transport.ts';
import { KeptAnswers, type KeptAnswersOptions } from './kept-answers.ts';
import { PageCache } from './page-cache.ts';
import { loadBuiltPages } from './page-source.ts';
import { withTags } from './page-tags.ts';
import { registerStaticFiles } from './static-files.ts';

export interface RenderingOptions {
  /** Folder of the web application, `apps/web`; its `dist/` holds the built pages. */
  readonly webRoot: string;
  /** The hashed files of other releases; without it, those of this one alone are answered. */
  readonly keptAssets?: KeptAssets;
  readonly pageConfig: PageConfig;
  /** Seconds that shared caches may keep a public page; 0 for none. */
  readonly sharedSeconds?: number;
  /** Serve the sources with hot replacement instead of the built pages. Development only. */
  readonly hot?: boolean;
  /** Calls back when kept pages are out of date; returns how to stop. */
  readonly watchStale?: (forget: () => void) => Promise<() => Promise<void>>;
  /** The server that pages are answered on; without it, every answer is the framework's. */
  readonly server?: PageServer;
}

/** What pages need to know of the server in order to answer before the framework does. */
export interface PageServer {
  readonly answerEarly: (answer: EarlyAnswer) => void;
  readonly readLimit: ReadLimit | null;
  readonly onAnswered: KeptAnswersOptions['onAnswered'];
  readonly trustedProxies: number;
}

interface MadePage {
  readonly page: FinishedPage;
  /** Under which it is kept; null when it is made anew each time. */
  readonly key: string | null;
}

interface PageMaker {
  make(url: URL): Promise<MadePage>;
  readonly keptAnswers: KeptAnswers | null;
}

const cacheMaxBytes = 64 * 1024 * 1024;
const cacheTtlMs = 5000;
/** Rendering is work for one processor: more at once would only make each later. Some wait for the database meanwhile. */
const renderQueue = { atOnce: 6, maxWaitMs: 2000, expectedMs: 15 };
const retryAfterSeconds = 5;

async function builtPages(
  app: FastifyInstance,
  { webRoot, pageConfig, watchStale, server, keptAssets }: RenderingOptions,
): Promise<PageMaker> {
  const renderer = await loadBuiltPages(webRoot, { pageConfig, transport: createInProcessTransport(app) });
  app.addHook('onListen', () => renderer.loadAll());
  await registerStaticFiles(app, webRoot, keptAssets);
  const cache = new PageCache<FinishedPage>({
    maxBytes: cacheMaxBytes,
    ttlMs: cacheTtlMs,
    // as if it had been asked for in both encodings
    sizeBytes: (page) => (page.kind === 'page' ? page.htmlBytes + 2 * page.br.length : 1),
    isCacheable: (page) => page.kind === 'page' && page.status === 200,
  });
  const stopWatching = await watchStale?.(() => cache.clear());
  if (stopWatching) app.addHook('onClose', stopWatching);
  const inTurn = createWorkQueue(renderQueue);
  const make = (url: URL) =>
    inTurn(async () => {
      const { page, tags } = await withTags(() => renderer.render(url));
      return finishPage(page, tags);
    });
  const keptAnswers = server
    ? new KeptAnswers({ ...server, cache, canonicalAddress: createCanonicalAddress(pageConfig.siteUrl) })
    : null;
  server?.answerEarly((request, response, next) => keptAnswers?.answer(request, response, next));
  app.addHook('preClose', async () => keptAnswers?.stop());
  return {
    keptAnswers,
    async make(url) {
      const key = renderer.cacheKey(url);
      return { key, page: await (key === null ? make(url) : cache.get(key, () => make(url))) };
    },
  };
}

/** For somebody whose page could not be made in time. @throws every other error. */
async function busyPage(error: unknown): Promise<MadePage> {
  if (!(error instanceof ApiError) || error.status !== 503) throw error;
  const html = [plainPage(error.message)];
  return {
    key: null,
    page: finishPage({ kind: 'page', status: 503, html, isShared: false, inlined: null }),
  };
}

async function hotPages(app: FastifyInstance, { webRoot, pageConfig }: RenderingOptions): Promise<PageMaker> {
  const render = await registerHotPages(app, webRoot, {
    pageConfig,
    transport: createInProcessTransport(app),
  });
  return {
    keptAnswers: null,
    make: async (url) => ({ key: null, page: finishPage(await render(url)) }),
  };
}

/** Whether a visitor follows a link of another site, or of a mail. A program that says nothing is no visitor. */
function comesFromElsewhere({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin';
  const { referer } = headers;
  return referer !== undefined && URL.canParse(referer) && new URL(referer).host !== headers.host;
}

/** To another site, only our own pages lead at once: an address of ours that did would lend itself to phishing. */
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
 * What caches may do with a page. Browsers ask each time; those that many share do so after some seconds, and show the
 * page for as long again while they ask. What is drawn for each visit is shared with nobody.
 */
function cachingOf({ page, key }: MadePage & { page: ShownPage }, sharedSeconds: number): string {
  if (page.status !== 200) return 'no-store';
  if (!page.isShared) return 'private, no-cache';
  if (key === null || sharedSeconds === 0) return 'no-cache';
  return `public, max-age=0, s-maxage=${sharedSeconds}, stale-while-revalidate=${sharedSeconds}`;
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, key }: MadePage,
  { keptAnswers, sharedSeconds }: { keptAnswers: KeptAnswers | null; sharedSeconds: number },
): Promise<FastifyReply> {
  if (page.kind === 'redirect') return sendRedirect(request, reply, page);
  reply.type('text/html; charset=utf-8');
  const caching = cachingOf({ page, key }, sharedSeconds);
  reply.header('cache-control', caching);
  // Cloudflare and others read the one, Fastly and Varnish the other
  if (isShared(caching))
    reply.headers({ 'cache-tag': page.tags.join(','), 'surrogate-key': page.tags.join(' ') });
  reply.header('vary', 'accept-encoding');
  const policy = reply.getHeader('content-security-policy');
  if (page.inlined && typeof policy === 'string')
    reply.header('content-security-policy', withInlined(policy, page.inlined));
  if (page.status === 503) reply.header('retry-after', retryAfterSeconds);
  if (page.status === 200) reply.header('etag', page.etag);
  if (key !== null && request.method === 'GET' && request.headers.origin === undefined)
    keptAnswers?.keep(request.originalUrl, key, page, reply.getHeaders());
  if (page.status === 200) {
    if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  }
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(page.status).send(await encodePage(page, encoding));
}

/**
 * Serves the pages and the browser's files: every GET that no other route takes. Register it last. Pages load
 * their data by calling the application in process, as a signed-out visitor.
 */
export async function renderingPlugin(app: FastifyInstance, options: RenderingOptions): Promise<void> {
  const { sharedSeconds = 0 } = options;
  const { make, keptAnswers } = await (options.hot ? hotPages(app, options) : builtPages(app, options));
  const canonicalAddress = createCanonicalAddress(options.pageConfig.siteUrl);
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const elsewhere = canonicalAddress(visitOf(request));
    if (elsewhere !== null) return reply.header('cache-control', 'no-store').redirect(elsewhere, 302);
    // The host is left out on purpose: what a visitor claims must not reach a page that others are served.
    const url = new URL(`http://page.invalid${request.url.replace(/^\/+/, '/')}`);
    const made = await make(url).catch(busyPage);
    return sendPage(request, reply, made, { keptAnswers, sharedSeconds });
  });
}
