import type { RouteDefinition } from '@mitoyen/contract/core/define-route.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../context/app-context.ts';
import type { Guard } from './guards.ts';
import { mayHaveWritten } from './own-writes.ts';
import { type Call, type Handler, registerRoute } from './register-route.ts';

/**
 * Registers a route that only reads what is public. To visitors, a standby may answer: the operation reads from the
 * context that it is given, and runs once more, on the primary, where the standby fails.
 */
export function registerPublicRead<R extends RouteDefinition>(
  app: FastifyInstance,
  context: AppContext,
  route: R,
  guards: readonly Guard[],
  handler: (reading: AppContext, call: Call<R>) => ReturnType<Handler<R>>,
): void {
  const { db: primary, replicas } = context;
  const read = (call: Call<R>) =>
    replicas.isConfigured
      ? replicas.read({ hasWritten: mayHaveWritten(call.request) }, (db) =>
          handler(db === primary ? context : { ...context, db }, call),
        )
      : handler(context, call);
  registerRoute(app, context, route, guards, read as Handler<R>);
}
