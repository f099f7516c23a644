import type { FastifyInstance } from 'fastify';
import type { SandboxState } from '../sandbox-state.ts';

/** The text messages sent, newest first; `to` is in E.164, its '+' encoded or not. */
export function smsRoutes(app: FastifyInstance, state: SandboxState): void {
  app.get<{ Querystring: { to?: string } }>('/sms', async (request) => state.sms.list(request.query.to));
}
