import * as z from 'zod/mini';
import { defineRoute } from '../../core/define-route.ts';
import { idParams, idSchema, userIdParams } from '../../core/ids.ts';
import { pageQueryFields, pageQueryFieldsOf } from '../../core/pagination.ts';
import { messagePageSize } from './conversations.rules.ts';
import {
  archivedSchema,
  chatMessageBody,
  contactMessageBody,
  conversationBody,
  conversationSchema,
  conversationSearchSchema,
  messageSchema,
} from './conversations.schemas.ts';

const conversationParams = z.object({ conversationId: idSchema });
const conversationId = z.object({ id: z.string() });

export const conversationRoutes = {
  contactedCount: defineRoute({
    method: 'GET',
    path: '/api/messages/contacted-count',
    summary: 'Combien de profils son entreprise a contactés, et sa limite',
    auth: 'required',
    query: z.object({ userId: idSchema }),
    responses: { 200: z.object({ count: z.number(), limit: z.nullable(z.number()) }) },
  }),
  contact: defineRoute({
    method: 'POST',
    path: '/api/messages',
    summary: 'Écrit à quelqu’un : ouvre ou continue leur conversation',
    auth: 'required',
    body: contactMessageBody,
    responses: { 201: messageSchema },
  }),
  listMessages: defineRoute({
    method: 'GET',
    path: '/api/messages/:conversationId',
    summary: 'Les messages d’une conversation, du plus ancien au plus récent',
    auth: 'required',
    params: conversationParams,
    /** `reach`: a message that the page goes back to, as far as `maxReachedMessages` go. */
    query: z.object({ ...pageQueryFieldsOf(messagePageSize), reach: z.optional(idSchema) }),
    responses: { 200: z.array(messageSchema) },
  }),
  sendMessage: defineRoute({
    method: 'POST',
    path: '/api/messages/:conversationId',
    summary: 'Écrit dans une conversation',
    auth: 'required',
    params: conversationParams,
    body: chatMessageBody,
    responses: { 201: messageSchema },
  }),
  list: defineRoute({
    method: 'GET',
    path: '/api/conversations/:userId',
    summary:
      'Ses conversations, ou celles où tous les mots cherchés se trouvent ; la dernière active d’abord',
    auth: 'required',
    params: userIdParams,
    query: z.object({ ...pageQueryFields, search: conversationSearchSchema, archived: archivedSchema }),
    responses: { 200: z.array(conversationSchema) },
  }),
  get: defineRoute({
    method: 'GET',
    path: '/api/conversations/:userId/:id',
    summary: 'Une de ses conversations',
    auth: 'required',
    params: z.extend(userIdParams, { id: idSchema }),
    responses: { 200: conversationSchema },
  }),
  create: defineRoute({
    method: 'POST',
    path: '/api/conversations',
    summary: 'Ouvre la conversation de deux personnes, ou retrouve celle qui existe',
    auth: 'required',
    body: conversationBody,
    responses: { 200: conversationId, 201: conversationId },
  }),
  markRead: defineRoute({
    method: 'POST',
    path: '/api/conversations/:id/read',
    summary: 'Marque une conversation comme lue',
    auth: 'required',
    params: idParams,
    responses: { 204: null },
  }),
  markUnread: defineRoute({
    method: 'POST',
    path: '/api/conversations/:id/unread',
    summary: 'Marque une conversation comme non lue, pour y revenir ; l’autre personne n’en sait rien',
    auth: 'required',
    params: idParams,
    responses: { 204: null },
  }),
  archive: defineRoute({
    method: 'PUT',
    path: '/api/conversations/:id/archive',
    summary: 'Met une conversation de côté, jusqu’au prochain message',
    auth: 'required',
    params: idParams,
    responses: { 204: null },
  }),
  unarchive: defineRoute({
    method: 'DELETE',
    path: '/api/conversations/:id/archive',
    summary: 'Remet une conversation parmi les autres',
    auth: 'required',
    params: idParams,
    responses: { 204: null },
  }),
  typing: defineRoute({
    method: 'POST',
    path: '/api/conversations/:id/typing',
    summary: 'Dit à l’autre personne qu’on est en train d’écrire ; rien n’en est gardé',
    auth: 'required',
    params: idParams,
    responses: { 204: null },
  }),
};
