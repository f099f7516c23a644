import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { fieldError } from '@mitoyen/contract/core/common.errors.ts';
import { parisInstant } from '@mitoyen/contract/core/paris-local-time.ts';
import { meetingErrors } from '@mitoyen/contract/features/meetings/meetings.errors.ts';
import {
  type MeetingKind,
  maxMeetingDaysAhead,
  maxOpenMeetings,
  meetingLines,
} from '@mitoyen/contract/features/meetings/meetings.rules.ts';
import {
  type Meeting,
  meetingDateFar,
  meetingDateMissing,
  meetingDatePast,
} from '@mitoyen/contract/features/meetings/meetings.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Tx } from '../../core/db/schema.ts';
import { idempotent } from '../../core/idempotency/idempotent.ts';
import { newId } from '../../core/ids/new-id.ts';
import { lockMeeting, lockMeetings } from './lock-meeting.ts';
import { presentMeeting } from './meetings.presenter.ts';
import { dropPastMeetings, insertMeeting, type MeetingRow, updateMeeting } from './meetings.repository.ts';

/** What is proposed; `dates` are times of clocks in Paris. */
interface Offer {
  readonly dates: readonly string[];
  readonly minutes: number;
  readonly place: string | null;
}

/**
 * Proposes a meeting at dates of which the other one chooses.
 * @throws ApiError 400 about `dates`, `too_many_meetings`, `idempotency_mismatch`, and what refuses a message.
 */
export async function proposeMeeting(
  context: AppContext,
  userId: string,
  { conversationId, kind, ...offer }: Offer & { readonly conversationId: string; readonly kind: MeetingKind },
  key: string | null,
): Promise<Meeting> {
  const now = context.clock.now();
  const request = ['meeting', conversationId.toLowerCase(), kind, offer];
  return idempotent(context, { userId, key, request }, async (tx: Tx) => {
    const proposed = readOffer(offer, now);
    const locked = await lockMeetings(context, tx, userId, conversationId);
    const open = await dropPastMeetings(tx, locked.conversationId, now);
    if (open >= maxOpenMeetings) throw new ApiError(meetingErrors.too_many_meetings);
    const [user_low_id, user_high_id] = [userId, locked.otherId].sort() as [string, string];
    const row = await insertMeeting(tx, {
      id: newId(),
      conversation_id: locked.conversationId,
      user_low_id,
      user_high_id,
      kind,
      ...proposed,
      proposed_by: userId,
      proposed_at: now,
    });
    await locked.tell(meetingLines.proposed(wordsOf(row), row.proposed_dates));
    return presentMeeting(row, userId);
  });
}

/**
 * Proposes other dates, replacing those proposed before; an agreed date stands until one of them is chosen.
 * The same dates from the same person change nothing.
 * @throws ApiError 400 about `dates`, `meeting_not_found`, and what refuses a message.
 */
export async function changeMeeting(
  context: AppContext,
  userId: string,
  id: string,
  offer: Offer,
): Promise<Meeting> {
  const now = context.clock.now();
  const proposed = readOffer(offer, now);
  return context.db.transaction().execute(async (tx) => {
    const { meeting, tell } = await lockMeeting(context, tx, userId, id);
    if (meeting.proposed_by === userId && isSameOffer(meeting, proposed))
      return presentMeeting(meeting, userId);
    const row = await updateMeeting(tx, id, { ...proposed, proposed_by: userId, proposed_at: now });
    await tell(meetingLines.changed(wordsOf(row), row.proposed_dates));
    return presentMeeting(row, userId);
  });
}

type ProposedColumns = Pick<MeetingRow, 'proposed_dates' | 'proposed_minutes' | 'proposed_place'>;

/** The columns of an offer, whose dates are to come. @throws ApiError 400 about the date that is not. */
function readOffer({ dates, minutes, place }: Offer, now: Date): ProposedColumns {
  const latest = now.getTime() + maxMeetingDaysAhead * 86_400_000;
  const instants = dates.map((local, index) => {
    const instant = parisInstant(local);
    if (!instant) throw fieldError(`dates.${index}`, meetingDateMissing);
    if (instant <= now) throw fieldError(`dates.${index}`, meetingDatePast);
    if (instant.getTime() > latest) throw fieldError(`dates.${index}`, meetingDateFar);
    return instant;
  });
  return {
    proposed_dates: instants.sort((one, other) => +one - +other),
    proposed_minutes: minutes,
    proposed_place: place || null,
  };
}

const isSameOffer = (one: ProposedColumns, other: ProposedColumns) =>
  one.proposed_minutes === other.proposed_minutes &&
  one.proposed_place === other.proposed_place &&
  one.proposed_dates.map(Number).join() === other.proposed_dates.map(Number).join();

const wordsOf = ({ kind, proposed_minutes, proposed_place }: MeetingRow) => ({
  kind,
  minutes: proposed_minutes ?? 0,
  place: proposed_place,
});
