import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import { frenchSentences } from '@mitoyen/contract/core/default-sentences.ts';
import { maxImageBytes } from '@mitoyen/contract/features/uploads/uploads.schemas.ts';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import * as z from 'zod/mini';
import type { AppContext } from './core/context/app-context.ts';
import { installErrorHandler, sendApiError } from './core/errors/error-handler.ts';
import { Admission, admitRequests } from './core/http/admission.ts';
import { answerInsteadOfNode } from './core/http/answer-instead-of-node.ts';
import { closeUnusedConnections } from './core/http/close-unused-connections.ts';
import { compileAnswers, compileInputs } from './core/http/compile-schemas.ts';
import { registerCors } from './core/http/cors.ts';
import { giveCsrfCookies } from './core/http/csrf-cookie.ts';
import { createEarlyAnswers } from './core/http/early-answers.ts';
import { EarlyRefusals } from './core/http/early-refusals.ts';
import { encodeAnswers } from './core/http/encode-answers.ts';
import { registerHealth } from './core/http/health.ts';
import { KeptReads, keepReads } from './core/http/kept-reads.ts';
import { type Leaving, prepareLeaving } from './core/http/leave.ts';
import { limitConnections } from './core/http/limit-connections.ts';
import { createReadLimit, limitReads } from './core/http/limit-reads.ts';
import { LoopLag } from './core/http/loop-lag.ts';
import { rememberPaths, sendApiNotFound } from './core/http/not-found.ts';
import { registerOpenApi } from './core/http/openapi.ts';
import { rememberWrites } from './core/http/own-writes.ts';
import { readJson } from './core/http/read-json.ts';
import { refuseBrokenRequest } from './core/http/refuse-broken-request.ts';
import { type BodyRate, refuseSlowBodies } from './core/http/refuse-slow-bodies.ts';
import { repairUrl } from './core/http/repair-url.ts';
import { newRequestId } from './core/http/request-id.ts';
import { registerSecurityHeaders } from './core/http/security-headers.ts';
import { keepFromSharedCaches } from './core/http/shared-caches.ts';
import { shedLoad } from './core/http/shed-load.ts';
import { measureLoopLag } from './core/metrics/measure-loop-lag.ts';
import { measureRequests, recordEarlyAnswers } from './core/metrics/metrics.ts';
import type { PageServer } from './core/rendering/rendering-plugin.ts';
import { traceRequests } from './core/tracing/trace-requests.ts';
import { countProduct } from './count-product.ts';
import { features } from './features/index.ts';

export interface AppOptions {
  readonly trustedProxies?: number;
  readonly apiBaseUrl?: string | undefined;
  readonly analyticsScriptUrl?: string | undefined;
  readonly picturesUrl?: string | undefined;
  /** Registers the pages; without it, the API alone answers. */
  readonly pages?: (app: FastifyInstance, server: PageServer) => Promise<void>;
  /** The slowest that the body of a request may come; 1 kB/s unless told. */
  readonly bodyRate?: BodyRate;
  /** The most connections one address may hold; any number unless told. */
  readonly connectionsPerAddress?: number;
  /** The most pages and API reads in a minute from one address; any number unless told. */
  readonly readsPerAddress?: number;
  /** Keeps what visitors are answered of some reads for a moment, and has it forgotten; without it, nothing is kept. */
  readonly watchPublicChanges?: (reads: Pick<KeptReads, 'forget'>) => Promise<void>;
  /** Bounds pages and reads that are made at once, and what is done while the event loop lags by more milliseconds. */
  readonly shedFromMs?: number;
}

const bodyLimitBytes = 1024 * 1024;
/** The largest picture, at the rate of a building site's phone. */
const requestTimeoutMs = 10 * 60_000;
const headersTimeoutMs = 20_000;
const checkConnectionsMs = 5_000;

/** Puts the product together on what `context` holds; it neither listens nor starts jobs. */
export async function createApp(
  context: AppContext,
  options: AppOptions = {},
): Promise<{ readonly server: FastifyInstance; readonly leaving: Leaving }> {
  z.config(frenchSentences);
  const trustedProxies = options.trustedProxies ?? 0;
  const early = createEarlyAnswers({
    headersTimeout: headersTimeoutMs,
    connectionsCheckingInterval: checkConnectionsMs,
    requireHostHeader: false,
  });
  const app: FastifyInstance = fastify({
    serverFactory: early.serverFactory,
    loggerInstance: context.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: !context.config.isProduction }),
    genReqId: newRequestId,
    trustProxy: (_address, hop) => hop < trustedProxies,
    bodyLimit: bodyLimitBytes,
    requestTimeout: requestTimeoutMs,
    // longer than any header may be: what a parameter may hold is its schema's to say
    routerOptions: { maxParamLength: 65_536 },
    forceCloseConnections: 'idle',
    clientErrorHandler: refuseBrokenRequest,
    rewriteUrl: ({ url = '/' }) => repairUrl(url),
    frameworkErrors: (_error, _request, reply) =>
      sendApiError(reply, new ApiError(commonErrors.invalid_request)),
  });
  app.removeContentTypeParser('text/plain');
  readJson(app);
  app.setValidatorCompiler(compileInputs);
  app.setSerializerCompiler(compileAnswers);
  const closeUnused = closeUnusedConnections(app);
  const leaving = prepareLeaving(app, context.log, () => {
    closeUnused();
    context.events.closeStreams('server_stopping');
  });
  if (options.connectionsPerAddress) limitConnections(app, options.connectionsPerAddress);
  refuseSlowBodies(app, options.bodyRate);
  installErrorHandler(app);
  const { publicUrl } = context.config;
  registerSecurityHeaders(app, { ...options, https: publicUrl.startsWith('https:') });
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });

  answerInsteadOfNode(app);
  const methodsOf = rememberPaths(app);
  measureRequests(app, context.metrics);
  if (context.tracing) traceRequests(app, context.tracing);
  countProduct(app, context.metrics);
  const readLimit = options.readsPerAddress ? createReadLimit(options.readsPerAddress) : null;
  if (readLimit) limitReads(app, readLimit);
  const lag = new LoopLag();
  app.server.on('request', () => lag.notice());
  app.addHook('onClose', async () => lag.stop());
  measureLoopLag(context.metrics, lag);
  const onAnswered = recordEarlyAnswers(context.metrics, context.config.isProduction ? context.log : null);
  const refusals = new EarlyRefusals(onAnswered);
  const { shedFromMs = Number.POSITIVE_INFINITY } = options;
  shedLoad(app, { lag, fromMs: shedFromMs, refusals });
  await registerCors(app, options.apiBaseUrl ? new URL(publicUrl).origin : undefined);
  await app.register(cookie);
  if (context.replicas.isConfigured) rememberWrites(app, { isSecure: publicUrl.startsWith('https:') });
  giveCsrfCookies(app);
  keepFromSharedCaches(app);
  await app.register(multipart, { limits: { fileSize: maxImageBytes, files: 1, fields: 5, parts: 6 } });
  await registerOpenApi(app);

  const admission = new Admission({ refusals, isLate: () => lag.currentMs > shedFromMs });
  admitRequests(app, admission, refusals);
  if (options.watchPublicChanges) {
    const reads = new KeptReads({ clock: context.clock, trustedProxies, readLimit, onAnswered });
    keepReads(app, reads);
    early.answerEarly((...asked) => reads.answer(...asked));
    await options.watchPublicChanges(reads);
  }
  encodeAnswers(app);

  registerHealth(app, context, leaving.isLeaving);
  for (const feature of features) await feature.routes?.(app, context);
  app.all('/api/*', { schema: { hide: true } }, (request, reply) =>
    sendApiNotFound(methodsOf, request, reply),
  );
  app.setNotFoundHandler((request, reply) => sendApiNotFound(methodsOf, request, reply));
  const { answerEarly } = early;
  await options.pages?.(app, {
    answerEarly,
    readLimit,
    onAnswered,
    trustedProxies,
  });
  // after what is kept, which costs less than to wait
  if (options.shedFromMs) early.answerEarly((...asked) => admission.answer(...asked));
  return { server: app, leaving };
}
