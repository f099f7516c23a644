import type { FastifyInstance } from 'fastify';
import type { World } from '../world.ts';

/** The mails received, newest first; `to` is compared without case. */
export function mailsRoutes(app: FastifyInstance, world: World): void {
  app.get<{ Querystring: { to?: string } }>('/mails', async (request) =>
    world.mailbox.list(request.query.to),
  );
}
