import type { Message } from '@mitoyen/contract/features/conversations/conversations.schemas.ts';
import { useState } from 'react';

/** How many messages of the other person came below what the reader looks at. */
export function useUnseen(
  messages: readonly Message[] | undefined,
  userId: string,
  isAtEnd: boolean,
): number {
  const lastId = messages?.at(-1)?.id;
  const [seenId, setSeenId] = useState(lastId);
  if (isAtEnd && lastId !== seenId) setSeenId(lastId);
  if (!messages || isAtEnd) return 0;
  const seenIndex = messages.findIndex(({ id }) => id === seenId);
  return messages.slice(seenIndex + 1).filter(({ senderId }) => senderId !== userId).length;
}
