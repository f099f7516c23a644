import type { Message } from '@mitoyen/contract/features/conversations/conversations.schemas.ts';
import { isSameDay } from '../../../core/format/format-time.ts';

const onePauseMs = 5 * 60_000;

/**
 * Whether a message is shown as one with the one before: same author, same day, within five minutes, no new
 * subject.
 */
export function isContinued(previous: Message, message: Message): boolean {
  const pauseMs = Date.parse(message.createdAt) - Date.parse(previous.createdAt);
  return (
    previous.senderId === message.senderId &&
    message.subject === null &&
    pauseMs < onePauseMs &&
    isSameDay(previous.createdAt, message.createdAt)
  );
}
