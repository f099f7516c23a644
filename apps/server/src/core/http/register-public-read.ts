import type { RouteDefinition } from '@mitoyen/contract/core/define-route.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../context/app-context.ts';
import { mayHaveWritten } from './finish-responses.ts';
import type { Guard } from './guards.ts';
// its types add `publicResponses` to an application
import type {} from './public-response-cache.ts';
import { type Call, type Handler, type RouteOptions, registerRoute } from './register-route.ts';

type PublicHandler<R extends RouteDefinition> = (
  reading: AppContext,
  call: Call<R>,
) => ReturnType<Handler<R>>;

/**
 * Registers a route that only reads public data. For visitors, a standby may be read: the operation reads
 * from the context that it gets, and runs once more, on the primary, where the standby fails.
 */
export function registerPublicRead<R extends RouteDefinition>(
  app: FastifyInstance,
  context: AppContext,
  route: R,
  guards: readonly Guard[],
  handler: PublicHandler<R>,
  options: RouteOptions = {},
): void {
  const { db: primary, replicas } = context;
  const read = (call: Call<R>) =>
    replicas.isConfigured
      ? replicas.read({ hasWritten: mayHaveWritten(call.request) }, (db) =>
          handler(db === primary ? context : { ...context, db }, call),
        )
      : handler(context, call);
  registerRoute(app, context, route, guards, read as Handler<R>, options);
}

/**
 * As `registerPublicRead`, with the response to visitors cached for two seconds, or until a change
 * (`PublicResponseCache`). It must be the same for every visitor.
 */
export function registerCachedRead<R extends RouteDefinition>(
  app: FastifyInstance,
  context: AppContext,
  route: R,
  guards: readonly Guard[],
  handler: PublicHandler<R>,
): void {
  const { publicResponses } = app;
  registerPublicRead(app, context, route, guards, handler, {
    ...(publicResponses && { cacheHooks: publicResponses.routeHooks() }),
  });
}
