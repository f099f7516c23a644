import type { FastifyInstance } from 'fastify';
import type { SandboxState } from '../sandbox-state.ts';
import { parseReplySettings } from './reply-by-mail.ts';

/** The mails received, newest first; `to` is compared without case, `after` names the last one known. */
export function mailsRoutes(app: FastifyInstance, state: SandboxState): void {
  app.get<{ Querystring: { to?: string; after?: string } }>('/mails', async (request) =>
    state.mailbox.list(request.query.to, request.query.after),
  );
  app.post('/mails/replies', async (request, reply) => {
    state.replies = parseReplySettings(request.body);
    return reply.code(204).send();
  });
}
