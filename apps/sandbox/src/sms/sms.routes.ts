import type { FastifyInstance } from 'fastify';
import type { World } from '../world.ts';

/** The text messages sent, newest first; `to` is in E.164, its '+' encoded or not. */
export function smsRoutes(app: FastifyInstance, world: World): void {
  app.get<{ Querystring: { to?: string } }>('/sms', async (request) => world.sms.list(request.query.to));
}
