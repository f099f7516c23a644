import { randomUUID } from 'node:crypto';
import multipart from '@fastify/multipart';
import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import { frenchSentences } from '@mitoyen/contract/core/default-sentences.ts';
import { maxImageBytes } from '@mitoyen/contract/features/uploads/uploads.schemas.ts';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import * as z from 'zod/mini';
import type { AppOptions } from './app-options.ts';
import type { AppContext } from './core/context/app-context.ts';
import { installErrorHandler, sendApiError } from './core/errors/error-handler.ts';
import { refuseBrokenRequest, repairUrl } from './core/http/broken-requests.ts';
import { compileAnswers, compileInputs } from './core/http/compile-schemas.ts';
import { type GracefulShutdown, prepareShutdown } from './core/http/graceful-shutdown.ts';
import { registerHealth } from './core/http/health.ts';
import { rememberPaths, sendApiNotFound } from './core/http/not-found.ts';
import { registerOpenApi } from './core/http/openapi.ts';
import { cachePublicResponses } from './core/http/public-response-cache.ts';
import { features } from './features/index.ts';
import { requestHooks } from './request-hooks.ts';

const bodyLimitBytes = 1024 * 1024;
/** The largest picture, at the rate of a building site's phone. */
const requestTimeoutMs = 10 * 60_000;
const headersTimeoutMs = 20_000;
const checkConnectionsMs = 5_000;
/** Longer than any header may be: what a parameter may hold is its schema's to say. */
const maxParamLength = 65_536;

/** An application that reads and writes JSON by the declared schemas; it answers nothing yet. */
function createFramework({ log, config }: AppContext, trustedProxies: number): FastifyInstance {
  const app: FastifyInstance = fastify({
    http: {
      headersTimeout: headersTimeoutMs,
      connectionsCheckingInterval: checkConnectionsMs,
      requireHostHeader: false,
    },
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: !config.isProduction }),
    genReqId: () => randomUUID(),
    trustProxy: (_address, hop) => hop < trustedProxies,
    bodyLimit: bodyLimitBytes,
    requestTimeout: requestTimeoutMs,
    routerOptions: { maxParamLength },
    forceCloseConnections: 'idle',
    clientErrorHandler: refuseBrokenRequest,
    rewriteUrl: ({ url = '/' }) => repairUrl(url),
    frameworkErrors: (_error, _request, reply) =>
      sendApiError(reply, new ApiError(commonErrors.invalid_request)),
  });
  app.setValidatorCompiler(compileInputs);
  app.setSerializerCompiler(compileAnswers);
  app.removeContentTypeParser('text/plain');
  // many clients name a type on every call: a body of nothing is none
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parseJson(request, body, done);
  });
  installErrorHandler(app);
  return app;
}

/** Puts the product together on what `context` holds; it neither listens nor starts jobs. */
export async function createApp(
  context: AppContext,
  options: AppOptions = {},
): Promise<{ readonly server: FastifyInstance; readonly shutdown: GracefulShutdown }> {
  z.config(frenchSentences);
  const app = createFramework(context, options.trustedProxies ?? 0);
  const shutdown = prepareShutdown(app, context.log, () => context.events.closeStreams('server_stopping'));
  const methodsOf = rememberPaths(app);
  const { marking, refusing } = requestHooks(context, options);
  for (const install of [...marking, ...refusing]) await install(app);

  await app.register(multipart, { limits: { fileSize: maxImageBytes, files: 1, fields: 5, parts: 6 } });
  await registerOpenApi(app);
  if (options.cachesPublicReads) await cachePublicResponses(app, context);
  registerHealth(app, context, shutdown.isShuttingDown);
  for (const feature of features) await feature.routes?.(app, context);
  app.all('/api/*', { schema: { hide: true } }, (request, reply) =>
    sendApiNotFound(methodsOf, request, reply),
  );
  app.setNotFoundHandler((request, reply) => sendApiNotFound(methodsOf, request, reply));
  await options.pages?.(app);
  return { server: app, shutdown };
}
