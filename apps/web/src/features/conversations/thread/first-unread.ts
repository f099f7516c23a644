import type { Message } from '@mitoyen/contract/features/conversations/conversations.schemas.ts';
import { useState } from 'react';

/** The first of the other person's last `unread` messages; undefined when it is not among those loaded. */
export function firstUnreadId(
  messages: readonly Message[],
  userId: string,
  unread: number,
): string | undefined {
  if (unread <= 0) return undefined;
  return messages.filter(({ senderId }) => senderId !== userId).at(-unread)?.id;
}

/** Where what was new begins, as it was when the conversation was opened: it stays there while one reads. */
export function useFirstUnread(
  messages: readonly Message[],
  userId: string,
  unread: number | undefined,
): string | undefined {
  const [opened, setOpened] = useState<{ firstUnreadId: string | undefined } | null>(null);
  if (opened === null && unread !== undefined) {
    setOpened({ firstUnreadId: firstUnreadId(messages, userId, unread) });
  }
  return opened?.firstUnreadId;
}
