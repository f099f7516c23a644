import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { meetingErrors } from '@mitoyen/contract/features/meetings/meetings.errors.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Tx } from '../../core/db/schema.ts';
import { enterConversation, lockConversation, writeMessage } from '../conversations/index.ts';
import { findConversationOf, findOpenMeeting, type MeetingRow } from './meetings.repository.ts';

/** A conversation whose meetings the caller is about to change, locked until the transaction ends. */
export interface LockedMeetings {
  readonly conversationId: string;
  readonly userId: string;
  readonly otherId: string;
  /** Whether either blocked the other: what a message is refused for. */
  readonly blocks: Awaited<ReturnType<typeof lockConversation>>;
  /** Writes a line in the conversation. */
  tell(line: string): Promise<unknown>;
}

/** Locks a conversation of the caller's. @throws ApiError as `enterConversation`. */
export async function lockMeetings(
  context: AppContext,
  tx: Tx,
  userId: string,
  id: string,
): Promise<LockedMeetings> {
  const { conversation, correspondence } = await enterConversation(tx, id, userId);
  const conversationId = conversation.id;
  return {
    conversationId,
    userId,
    otherId: correspondence.receiverId,
    blocks: await lockConversation(tx, conversationId, correspondence),
    tell: (content) =>
      writeMessage(context, tx, correspondence, {
        conversationId,
        subject: null,
        content,
        attachments: [],
      }),
  };
}

/** Locks the conversation of a meeting that is proposed or to come. @throws ApiError `meeting_not_found`. */
export async function lockMeeting(
  context: AppContext,
  tx: Tx,
  userId: string,
  id: string,
): Promise<LockedMeetings & { readonly meeting: MeetingRow }> {
  const conversationId = isUuid(id) ? await findConversationOf(tx, id, userId) : undefined;
  if (!conversationId) throw new ApiError(meetingErrors.meeting_not_found);
  const locked = await lockMeetings(context, tx, userId, conversationId);
  // read again: the other one may have taken it back while this one waited
  const meeting = await findOpenMeeting(tx, id, context.clock.now());
  if (!meeting) throw new ApiError(meetingErrors.meeting_not_found);
  return { ...locked, meeting };
}
