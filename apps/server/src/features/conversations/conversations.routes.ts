import { contactRoutes } from '@mitoyen/contract/features/conversations/contacts.contract.ts';
import { conversationRoutes } from '@mitoyen/contract/features/conversations/conversations.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../core/context/app-context.ts';
import { confirmedAddress, ownBody, ownParam, ownQuery } from '../../core/http/guards.ts';
import { setPageHeaders } from '../../core/http/paging.ts';
import { registerRoute, StatusResponse } from '../../core/http/register-route.ts';
import { readIdempotencyKey } from '../../core/idempotency/idempotent.ts';
import { noteCeiling } from '../account-security/index.ts';
import { archiveConversation, markUnread, unarchiveConversation } from './archive-conversation.ts';
import { contactPerson, showContactQuota } from './contact-person.ts';
import { listContacts } from './list-contacts.ts';
import { listConversations, showConversation } from './list-conversations.ts';
import { listMessages } from './list-messages.ts';
import { markRead, publishTyping } from './mark-read.ts';
import { openConversation } from './open-conversation.ts';
import { onlyParticipants } from './require-conversation.ts';
import { sendMessage } from './send-message.ts';

export function registerConversationRoutes(app: FastifyInstance, context: AppContext): void {
  const confirmed = confirmedAddress(context);

  registerRoute(app, context, conversationRoutes.contactedCount, [ownQuery('userId')], ({ user }) =>
    showContactQuota(context, user),
  );

  registerRoute(app, context, contactRoutes.list, [ownQuery('userId')], ({ user, query }) =>
    listContacts(context, user.id, query.with),
  );

  registerRoute(
    app,
    context,
    conversationRoutes.contact,
    [ownBody('senderId'), confirmed],
    ({ user, body, request }) =>
      noteCeiling(context, user.id, request, () =>
        contactPerson(context, user.id, body, readIdempotencyKey(request)),
      ),
  );

  registerRoute(
    app,
    context,
    conversationRoutes.listMessages,
    [],
    async ({ user, params, query, request, reply }) => {
      const page = await listMessages(context, user.id, params.conversationId, query);
      setPageHeaders(request, reply, page);
      return page.items;
    },
  );

  registerRoute(
    app,
    context,
    conversationRoutes.sendMessage,
    [ownBody('senderId'), confirmed],
    ({ user, params, body, request }) =>
      noteCeiling(context, user.id, request, () =>
        sendMessage(
          context,
          user.id,
          { ...params, content: body.content, attachments: body.attachments },
          readIdempotencyKey(request),
        ),
      ),
  );

  registerRoute(
    app,
    context,
    conversationRoutes.list,
    [ownParam('userId')],
    async ({ user, query, request, reply }) => {
      const page = await listConversations(context, user.id, query);
      setPageHeaders(request, reply, page);
      return page.items;
    },
  );

  registerRoute(app, context, conversationRoutes.get, [ownParam('userId')], ({ user, params }) =>
    showConversation(context, user.id, params.id),
  );

  registerRoute(
    app,
    context,
    conversationRoutes.create,
    [onlyParticipants, confirmed],
    async ({ user, body }) => {
      const otherId = (body.user1_id === user.id ? body.user2_id : body.user1_id).toLowerCase();
      const opening = { otherId, jobId: body.job_id || null, title: body.title || null };
      const { id, isNew } = await openConversation(context, user.id, opening);
      return new StatusResponse(isNew ? 201 : 200, { id });
    },
  );

  registerRoute(app, context, conversationRoutes.markRead, [], ({ user, params }) =>
    markRead(context, user.id, params.id),
  );

  registerRoute(app, context, conversationRoutes.markUnread, [], ({ user, params }) =>
    markUnread(context, user.id, params.id),
  );

  registerRoute(app, context, conversationRoutes.archive, [], ({ user, params }) =>
    archiveConversation(context, user.id, params.id),
  );

  registerRoute(app, context, conversationRoutes.unarchive, [], ({ user, params }) =>
    unarchiveConversation(context, user.id, params.id),
  );

  registerRoute(app, context, conversationRoutes.typing, [], ({ user, params }) =>
    publishTyping(context, user.id, params.id),
  );
}
