import type { FastifyInstance } from 'fastify';
import type { SandboxState } from '../sandbox-state.ts';

/** The mails received, newest first; `to` is compared without case, `after` names the last one known. */
export function mailsRoutes(app: FastifyInstance, state: SandboxState): void {
  app.get<{ Querystring: { to?: string; after?: string } }>('/mails', async (request) =>
    state.mailbox.list(request.query.to, request.query.after),
  );
}
