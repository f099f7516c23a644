import * as z from 'zod/mini';
import { freeTextSchema, requiredLineSchema, requiredTextSchema } from '../../core/field-schemas.ts';
import { idSchema } from '../../core/ids.ts';
import { tidyLine } from '../../core/pasted/tidy-text.ts';
import { roleSchema } from '../../core/roles.schemas.ts';
import { maxSearchLength } from '../../core/search-limits.ts';
import { isStorable, unstorableMessage } from '../../core/storable-text.ts';
import { missionSchema } from '../missions/missions.schemas.ts';
import { attachmentSchema, fileUrlPattern, maxAttachments } from '../uploads/uploads.schemas.ts';

export const maxMessageLength = 10_000;
export const maxSubjectLength = 200;

const storable = z.refine<string>(isStorable, { error: unstorableMessage });
/** Words to look for in one's conversations. */
export const conversationSearchSchema = z.optional(
  z.string().check(z.overwrite(tidyLine), z.maxLength(maxSearchLength)),
);

/** Only what was put aside, or only what was not; left out: both. */
export const archivedSchema = z.optional(
  z.pipe(
    z.enum(['true', 'false'], 'archived : true ou false.'),
    z.transform((text: 'true' | 'false') => text === 'true'),
  ),
);

const contentMissing = 'Écrivez votre message.';
const contentSchema = requiredTextSchema('Message', maxMessageLength, contentMissing).check(storable);

export const contactMessageBody = z.object({
  senderId: idSchema,
  receiverId: idSchema,
  subject: requiredLineSchema(
    'Objet',
    maxSubjectLength,
    'Indiquez l’objet de votre message, par exemple Extension à Nantes.',
  ).check(storable),
  content: contentSchema,
});
/** A message of a conversation has a text, files (their addresses, as the upload answered them), or both. */
export const chatMessageBody = z
  .object({
    senderId: idSchema,
    content: z._default(freeTextSchema('Message', maxMessageLength, 0).check(storable), ''),
    attachments: z._default(
      z
        .array(
          z.string().check(z.regex(fileUrlPattern, 'Ce fichier n’est pas valide, envoyez-le à nouveau.')),
        )
        .check(z.maxLength(maxAttachments, `Un message prend ${maxAttachments} fichiers au plus.`)),
      [],
    ),
  })
  .check(
    z.refine(({ content, attachments }) => content !== '' || attachments.length > 0, {
      path: ['content'],
      error: contentMissing,
    }),
  );

export const conversationBody = z.object({
  user1_id: idSchema,
  user2_id: idSchema,
  job_id: z.optional(z.nullable(idSchema)),
  title: z.optional(
    z.nullable(z.string().check(z.overwrite(tidyLine), z.maxLength(maxSubjectLength), storable)),
  ),
});

/** `subject` only on a contact message. `createdAt` is an instant. A person whose account is gone is null. */
export const messageSchema = z.object({
  id: z.string(),
  conversationId: z.string(),
  senderId: z.nullable(z.string()),
  receiverId: z.nullable(z.string()),
  subject: z.nullable(z.string()),
  content: z.string(),
  /** A file is deleted with the account that sent it. */
  attachments: z.array(attachmentSchema),
  createdAt: z.string(),
});
export type Message = z.infer<typeof messageSchema>;

/** A conversation as one of its two people sees it; `other_user_id` is null once that account is gone. */
export const conversationSchema = z.object({
  id: z.string(),
  other_user_id: z.nullable(z.string()),
  other_username: z.string(),
  other_role: z.nullable(roleSchema),
  /** The id of the other one's freelance, job seeker or company profile, once there is one. */
  other_profile_id: z.nullable(z.string()),
  /** The company that the other one writes for. */
  other_company: z.nullable(z.string()),
  other_avatar: z.nullable(z.string()),
  title: z.string(),
  lastMessage: z.nullable(
    z.object({
      content: z.string(),
      /** How many files came with it. */
      attachments: z.number(),
      senderId: z.nullable(z.string()),
      createdAt: z.string(),
    }),
  ),
  unread: z.number(),
  /** When the other one last read: each message of that instant or before is read. Null: never. */
  otherReadAt: z.nullable(z.string()),
  /** By whom the list belongs to. */
  other_is_blocked: z.boolean(),
  /** Put aside by the caller until the next message. */
  isArchived: z.boolean(),
  /** What the two proposed to each other or agreed on; null: nothing. */
  mission: z.nullable(missionSchema),
  /** Meetings are proposed in it or to come, perhaps over by now: they are asked for apart. */
  hasMeetings: z.boolean(),
  /** Of a search: a message that it was found by, the words around what was found; null where none holds any of it. */
  found: z.optional(
    z.nullable(
      z.object({
        messageId: z.string(),
        excerpt: z.string(),
        senderId: z.nullable(z.string()),
        createdAt: z.string(),
      }),
    ),
  ),
});
export type Conversation = z.infer<typeof conversationSchema>;
