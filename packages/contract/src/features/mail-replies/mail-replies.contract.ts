import * as z from 'zod/mini';
import { defineRoute } from '../../core/define-route.ts';

const token = z.string('Lien incomplet.').check(z.maxLength(100, 'Lien incomplet.'));

/** An answer that came by mail and waits for a press of whose it is. `receivedAt` is an instant. */
export const waitingReplySchema = z.object({
  conversationId: z.string(),
  otherName: z.string(),
  content: z.string(),
  /** Files that came with it, and do not leave with it. */
  leftOutFiles: z.number(),
  receivedAt: z.string(),
});
export type WaitingReply = z.infer<typeof waitingReplySchema>;

export const mailReplyRoutes = {
  show: defineRoute({
    method: 'GET',
    path: '/api/mail-replies/waiting',
    summary: 'La réponse reçue par e-mail qui attend une confirmation ; ne change rien',
    auth: 'none',
    query: z.object({ token }),
    responses: { 200: waitingReplySchema },
  }),
  /** With the link of a mail instead of a session. */
  send: defineRoute({
    method: 'POST',
    path: '/api/mail-replies/waiting',
    summary: 'Envoie la réponse reçue par e-mail, avec le lien de confirmation',
    auth: 'none',
    body: z.object({ token }),
    responses: { 200: z.object({ conversationId: z.string() }) },
  }),
};
