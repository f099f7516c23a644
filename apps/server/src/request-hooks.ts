import type { FastifyInstance } from 'fastify';
import type { AppOptions } from './app-options.ts';
import type { AppContext } from './core/context/app-context.ts';
import { answerInsteadOfNode } from './core/http/broken-requests.ts';
import { watchEventLoopDelay } from './core/http/event-loop-delay.ts';
import { finishResponses } from './core/http/finish-responses.ts';
import { holdMissing } from './core/http/hold-missing.ts';
import { limitConnections } from './core/http/limit-connections.ts';
import { limitReads } from './core/http/limit-reads.ts';
import { logSlowCalls } from './core/http/log-slow-calls.ts';
import { refuseSlowBodies } from './core/http/refuse-slow-bodies.ts';
import { registerCors, registerSecurityHeaders } from './core/http/security-headers.ts';
import { shedLoad } from './core/http/shed-load.ts';
import { measureRequests } from './core/metrics/metrics.ts';
import { traceRequests } from './core/tracing/trace-requests.ts';
import { countProduct } from './count-product.ts';

type Install = (app: FastifyInstance) => unknown;

/**
 * The hooks that every request passes, in their order. A hook that refuses ends the request's way through those behind
 * it: what marks and counts every response, refusals too, has to be installed before.
 */
export function requestHooks(
  { config, metrics, tracing, replicas }: AppContext,
  options: AppOptions,
): { readonly marking: readonly Install[]; readonly refusing: readonly Install[] } {
  const { connectionsPerAddress, bodyRate, readsPerAddress, shedFromMs, apiBaseUrl, holdsMissing } = options;
  const publicUrl = new URL(config.publicUrl);
  const isHttps = publicUrl.protocol === 'https:';
  return {
    marking: [
      (app) => registerSecurityHeaders(app, { ...options, https: isHttps }),
      (app) => finishResponses(app, { marksWrites: replicas.isConfigured, isHttps }),
      (app) => registerCors(app, apiBaseUrl ? publicUrl.origin : undefined),
      (app) => measureRequests(app, metrics),
      (app) => logSlowCalls(app),
      (app) => tracing && traceRequests(app, tracing),
      (app) => countProduct(app, metrics),
      (app) => holdsMissing && holdMissing(app),
    ],
    refusing: [
      (app) => connectionsPerAddress && limitConnections(app, connectionsPerAddress),
      (app) => refuseSlowBodies(app, bodyRate),
      (app) => answerInsteadOfNode(app),
      (app) => readsPerAddress && limitReads(app, readsPerAddress),
      (app) => shedFromMs && shedSustained(app, shedFromMs),
    ],
  };
}

function shedSustained(app: FastifyInstance, fromMs: number): void {
  const delay = watchEventLoopDelay();
  app.addHook('onClose', async () => delay.stop());
  shedLoad(app, { delay, fromMs });
}
