import * as z from 'zod/mini';
import { idSchema } from '../../core/ids.ts';

/** Accounts or profiles about whom one call may ask: more than a page of cards. */
export const maxContactsAsked = 100;

/** Ids of accounts or of profiles; separated by commas, or the key repeated. */
export const contactsWithSchema = z.pipe(
  z.transform((ids: string | readonly string[]) => (typeof ids === 'string' ? ids.split(',') : ids)),
  z
    .array(idSchema)
    .check(z.maxLength(maxContactsAsked, `Demandez ${maxContactsAsked} personnes au plus à la fois.`)),
);

/**
 * A person with whom the caller has exchanged messages: their last conversation, who wrote last in it and
 * when.
 */
export const contactSchema = z.object({
  /** The id that was asked about, of an account or a profile. */
  with: z.string(),
  conversationId: z.string(),
  lastMessageAt: z.string(),
  isLastMine: z.boolean(),
  /** By the caller. */
  isBlocked: z.boolean(),
});
export type Contact = z.infer<typeof contactSchema>;
