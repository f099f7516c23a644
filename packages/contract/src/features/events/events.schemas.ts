import * as z from 'zod/mini';

const id = z.string();

/** What may happen to somebody while they look, and the ids that say to what. Contents are asked for by other calls. */
export const liveEventSchemas = {
  /** A message was written in one of their conversations, by the other person or by themselves elsewhere. */
  message: z.object({ conversationId: id, messageId: id }),
  /** A conversation was opened or read, by either of the two. */
  conversation: z.object({ conversationId: id }),
  /** An application was sent, answered or withdrawn. */
  application: z.object({ applicationId: id, jobId: id }),
  /** The company's subscription is not what it was. */
  subscription: z.object({ companyId: id }),
  /** The other person of a conversation is writing. Not kept: who is not there misses it. */
  typing: z.object({ conversationId: id }),
};

export type LiveEventType = keyof typeof liveEventSchemas;
export type LiveEventData<Type extends LiveEventType> = z.infer<(typeof liveEventSchemas)[Type]>;

/** Told to who comes back after too long, or with an id that nobody gave: ask for everything again. */
export const resetEvent = 'reset';

/** Told before the server ends a stream, with why; a browser acts on it, other clients may just come back. */
export const closeEvent = 'close';
export const closeEventSchema = z.object({
  reason: z.enum(['session_ended', 'too_many_streams', 'server_stopping']),
});
export type CloseReason = z.infer<typeof closeEventSchema>['reason'];
