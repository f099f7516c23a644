import type { Meeting } from '@mitoyen/contract/features/meetings/meetings.schemas.ts';
import { writeInstant } from '../../core/clock/write-instant.ts';
import type { MeetingRow } from './meetings.repository.ts';

/** A meeting as one of its two people sees it. */
export function presentMeeting(row: MeetingRow, userId: string): Meeting {
  const { starts_at, minutes, proposed_by, proposed_at, proposed_minutes } = row;
  return {
    id: row.id,
    kind: row.kind,
    agreed: starts_at && minutes ? { date: writeInstant(starts_at), minutes, place: row.place } : null,
    offer:
      proposed_by && proposed_at && proposed_minutes
        ? {
            by: proposed_by === userId ? 'me' : 'other',
            dates: row.proposed_dates.map(writeInstant),
            minutes: proposed_minutes,
            place: row.proposed_place,
            proposedAt: writeInstant(proposed_at),
          }
        : null,
  };
}
