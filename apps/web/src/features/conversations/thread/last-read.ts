import type { Message } from '@mitoyen/contract/features/conversations/conversations.schemas.ts';

/** One's own last message that the other person has read, if any; `otherReadAt` is an instant. */
export function lastReadId(
  messages: readonly Message[],
  userId: string,
  otherReadAt: string | null,
): string | undefined {
  if (otherReadAt === null) return undefined;
  const readMs = Date.parse(otherReadAt);
  return messages.findLast(
    ({ senderId, createdAt }) => senderId === userId && Date.parse(createdAt) <= readMs,
  )?.id;
}
