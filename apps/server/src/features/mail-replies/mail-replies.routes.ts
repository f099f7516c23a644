import { mailReplyRoutes } from '@mitoyen/contract/features/mail-replies/mail-replies.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../core/context/app-context.ts';
import { registerRoute } from '../../core/http/register-route.ts';
import { sendWaitingReply, showWaitingReply } from './send-waiting-reply.ts';

export function registerMailReplyRoutes(app: FastifyInstance, context: AppContext): void {
  registerRoute(app, context, mailReplyRoutes.show, [], ({ query }) =>
    showWaitingReply(context, query.token),
  );
  registerRoute(app, context, mailReplyRoutes.send, [], ({ body }) => sendWaitingReply(context, body.token));
}
