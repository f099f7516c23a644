import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { meetingErrors } from '@mitoyen/contract/features/meetings/meetings.errors.ts';
import { meetingLines } from '@mitoyen/contract/features/meetings/meetings.rules.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Tx } from '../../core/db/schema.ts';
import { noOffer } from './choose-date.ts';
import { type LockedMeetings, lockMeeting } from './lock-meeting.ts';
import { mailMeeting } from './mail-meeting.ts';
import { deleteMeeting, type MeetingRow, updateMeeting } from './meetings.repository.ts';

/** A date that was agreed on and has not passed. */
const agreedDateOf = ({ starts_at }: MeetingRow, now: Date) =>
  starts_at && starts_at > now ? starts_at : null;

const goneLine = ({ kind, proposed_by }: MeetingRow, userId: string) =>
  proposed_by === userId ? meetingLines.withdrawn(kind) : meetingLines.declined(kind, null);

/**
 * Declines the dates that the other proposed, or takes one's own back; a date that was agreed on stands. It is always
 * possible; the conversation says so unless one of the two takes no messages of the other.
 * @throws ApiError `meeting_not_found`, also where no dates are proposed.
 */
export async function declineDates(context: AppContext, userId: string, id: string): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    const locked = await lockMeeting(context, tx, userId, id);
    const { meeting } = locked;
    if (!meeting.proposed_by) throw new ApiError(meetingErrors.meeting_not_found);
    const kept = agreedDateOf(meeting, context.clock.now());
    if (kept) await updateMeeting(tx, id, noOffer);
    else await deleteMeeting(tx, id);
    const isOwn = meeting.proposed_by === userId;
    const line = kept && !isOwn ? meetingLines.declined(meeting.kind, kept) : goneLine(meeting, userId);
    await say(context, tx, locked, line);
  });
}

/**
 * Takes a meeting back, agreed on or not; a date that was agreed on is taken out of both calendars by mail, unless the
 * other one refuses what comes from this one. @throws ApiError `meeting_not_found`.
 */
export async function cancelMeeting(context: AppContext, userId: string, id: string): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    const locked = await lockMeeting(context, tx, userId, id);
    const { meeting, blocks, otherId } = locked;
    const agreed = agreedDateOf(meeting, context.clock.now());
    await deleteMeeting(tx, id);
    await say(
      context,
      tx,
      locked,
      agreed ? meetingLines.cancelled(meeting.kind, agreed) : goneLine(meeting, userId),
    );
    if (!agreed) return;
    await mailMeeting(
      context,
      tx,
      { ...meeting, sequence: meeting.next_sequence },
      { method: 'CANCEL', readers: blocks.isRefusedByReceiver ? [userId] : [userId, otherId] },
    );
  });
}

async function say(context: AppContext, tx: Tx, locked: LockedMeetings, line: string): Promise<void> {
  const { isBlockedBySender, isRefusedByReceiver } = locked.blocks;
  if (!isBlockedBySender && !isRefusedByReceiver) await locked.tell(line);
  else {
    const data = { conversationId: locked.conversationId };
    await context.events.publish(tx, { userId: locked.userId, type: 'conversation', data });
  }
}
