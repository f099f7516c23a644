import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import { eventRoutes } from '@mitoyen/contract/core/events/events.contract.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { SessionUser } from '../../core/auth/sessions.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { registerRoute } from '../../core/http/register-route.ts';

export function registerEventRoutes(app: FastifyInstance, context: AppContext): void {
  // else a server that stops would wait for its streams, which have no end
  app.addHook('preClose', async () => context.events.closeStreams('server_stopping'));

  registerRoute(app, context, eventRoutes.stream, [], async ({ user, request, reply }) => {
    const lastEventId = request.headers['last-event-id'];
    if (request.method === 'HEAD') await reply.type(eventRoutes.stream.contentType).send();
    else await openStream(context, user, lastEventId ? String(lastEventId) : null, reply);
  });
}

async function openStream(
  { events }: AppContext,
  user: SessionUser,
  lastEventId: string | null,
  reply: FastifyReply,
): Promise<void> {
  try {
    await events.openStream(user, lastEventId, reply);
  } catch (cause) {
    throw new ApiError(commonErrors.unavailable, { cause, retryAfterSeconds: 2 });
  }
}
