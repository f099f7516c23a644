import type { MeetingKind } from '@mitoyen/contract/features/meetings/meetings.rules.ts';
import type { Generated } from 'kysely';

declare module '../../core/db/schema.ts' {
  interface Schema {
    meetings: MeetingsTable;
  }
}

interface MeetingsTable {
  id: string;
  conversation_id: string;
  user_low_id: string;
  user_high_id: string;
  kind: MeetingKind;
  /** What was agreed on; the three are null together, but for the place. */
  starts_at: Date | null;
  minutes: number | null;
  place: string | null;
  /** What is proposed, by whom; empty and null together. */
  proposed_by: string | null;
  proposed_at: Date | null;
  proposed_dates: Generated<Date[]>;
  proposed_minutes: number | null;
  proposed_place: string | null;
  next_sequence: Generated<number>;
}
