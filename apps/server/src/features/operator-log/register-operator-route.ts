import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import type { RouteDefinition } from '@mitoyen/contract/core/define-route.ts';
import type { FastifyInstance } from 'fastify';
import type { SessionUser } from '../../core/auth/sessions.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { type Handler, registerRoute } from '../../core/http/register-route.ts';
import { noteOperator } from './note-operator.ts';
import { onlyOperator } from './only-operator.ts';

const idOf = (value: unknown): string[] => {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined;
  return typeof id === 'string' ? [id] : [];
};
/** Ids that a call names, or that an answer shows. */
const idsOf = (value: unknown): string[] => (Array.isArray(value) ? value.flatMap(idOf) : idOf(value));

/**
 * Registers a call of operators; each is in the log. A look is written down before it is answered, an act before it
 * begins and again when it ends. Ids alone: what was searched for or written is not repeated there.
 */
export function registerOperatorRoute<R extends RouteDefinition & { readonly auth: 'required' }>(
  app: FastifyInstance,
  context: AppContext,
  route: R,
  handler: Handler<R>,
): void {
  const action = `${route.method} ${route.path}`;
  registerRoute(app, context, route, [onlyOperator], (async (call: Parameters<Handler<R>>[0]) => {
    const { id } = call.user as SessionUser;
    const named = [...new Set([...idsOf(call.params), ...idsOf(call.body)])];
    const note = (outcome: string, targetIds: readonly string[] = named) =>
      noteOperator(context, id, { action, targetIds, outcome });
    if (route.method === 'GET') {
      const result = await handler(call);
      await note('seen', [...new Set([...named, ...idsOf(result)])]);
      return result;
    }
    await note('begun');
    try {
      const result = await handler(call);
      await note('done', [...new Set([...named, ...idsOf(result)])]);
      return result;
    } catch (error) {
      await note(error instanceof ApiError ? error.code : 'failed');
      throw error;
    }
  }) as Handler<R>);
}
