import * as z from 'zod/mini';
import { freeTextSchema } from '../../core/field-schemas.ts';
import { idSchema } from '../../core/ids.ts';
import { roleSchema } from '../../core/roles.ts';

export const maxMessageLength = 10_000;
export const maxSubjectLength = 200;

const contentSchema = freeTextSchema('Message', maxMessageLength);

export const contactMessageBody = z.object({
  senderId: idSchema,
  receiverId: idSchema,
  subject: freeTextSchema('Objet', maxSubjectLength),
  content: contentSchema,
});
export const chatMessageBody = z.object({ senderId: idSchema, content: contentSchema });

export const conversationBody = z.object({
  user1_id: idSchema,
  user2_id: idSchema,
  job_id: z.optional(z.nullable(idSchema)),
  title: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(maxSubjectLength)))),
});

/** `subject` only on a contact message. `createdAt` is an instant. */
export const messageSchema = z.object({
  id: z.string(),
  conversationId: z.string(),
  senderId: z.string(),
  receiverId: z.string(),
  subject: z.nullable(z.string()),
  content: z.string(),
  createdAt: z.string(),
});
export type Message = z.infer<typeof messageSchema>;

export const conversationSchema = z.object({
  id: z.string(),
  other_user_id: z.string(),
  other_username: z.string(),
  other_role: z.nullable(roleSchema),
  other_avatar: z.nullable(z.string()),
  title: z.string(),
  lastMessage: z.nullable(z.object({ content: z.string(), senderId: z.string(), createdAt: z.string() })),
  unread: z.number(),
});
export type Conversation = z.infer<typeof conversationSchema>;
