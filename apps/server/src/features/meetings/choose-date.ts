import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { meetingErrors } from '@mitoyen/contract/features/meetings/meetings.errors.ts';
import { meetingLines } from '@mitoyen/contract/features/meetings/meetings.rules.ts';
import type { Meeting } from '@mitoyen/contract/features/meetings/meetings.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { lockMeeting } from './lock-meeting.ts';
import { mailMeeting } from './mail-meeting.ts';
import { presentMeeting } from './meetings.presenter.ts';
import { type MeetingRow, updateMeeting } from './meetings.repository.ts';

/** Columns of a meeting for which no dates are proposed. */
export const noOffer = {
  proposed_by: null,
  proposed_at: null,
  proposed_dates: [],
  proposed_minutes: null,
  proposed_place: null,
} satisfies Partial<MeetingRow>;

/**
 * Chooses one of the dates that the other proposed, as one read them: both get it by mail. The same again changes nothing.
 * @throws ApiError `meeting_not_found`, `meeting_changed`, `meeting_own_dates`, `meeting_date_past`, and what refuses a
 * message.
 */
export async function chooseDate(
  context: AppContext,
  userId: string,
  id: string,
  choice: { readonly date: string; readonly proposedAt: string },
): Promise<Meeting> {
  const date = new Date(choice.date);
  return context.db.transaction().execute(async (tx) => {
    const { meeting, otherId, tell } = await lockMeeting(context, tx, userId, id);
    const { proposed_by, proposed_at, proposed_dates, proposed_minutes } = meeting;
    if (!proposed_by && meeting.starts_at?.getTime() === date.getTime())
      return presentMeeting(meeting, userId);
    if (proposed_by === userId) throw new ApiError(meetingErrors.meeting_own_dates);
    const isAsRead = proposed_at?.getTime() === new Date(choice.proposedAt).getTime();
    if (!isAsRead || !proposed_minutes || !proposed_dates.some((one) => one.getTime() === date.getTime()))
      throw new ApiError(meetingErrors.meeting_changed);
    if (date <= context.clock.now()) throw new ApiError(meetingErrors.meeting_date_past);
    const row = await updateMeeting(tx, id, {
      ...noOffer,
      starts_at: date,
      minutes: proposed_minutes,
      place: meeting.proposed_place,
      next_sequence: meeting.next_sequence + 1,
    });
    await tell(meetingLines.agreed({ kind: row.kind, minutes: proposed_minutes, place: row.place }, date));
    await mailMeeting(
      context,
      tx,
      { ...row, sequence: meeting.next_sequence },
      { method: 'REQUEST', readers: [userId, otherId] },
    );
    return presentMeeting(row, userId);
  });
}
