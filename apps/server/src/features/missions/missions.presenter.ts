import { isMissionOver, type MissionTerms } from '@mitoyen/contract/features/missions/missions.rules.ts';
import type { Mission } from '@mitoyen/contract/features/missions/missions.schemas.ts';
import { writeInstant } from '../../core/clock/write-instant.ts';
import type { MissionRow } from './missions.repository.ts';

/** What the row says was proposed. */
export function termsOf({ starts_on, ends_on, phases }: MissionRow): MissionTerms {
  return { from: starts_on, to: ends_on, phases };
}

/** A mission as one of its two people sees it on that day in Paris. */
export function presentMission(row: MissionRow, userId: string, today: string): Mission {
  return {
    from: row.starts_on,
    to: row.ends_on,
    phases: row.phases,
    proposedBy: row.proposed_by === userId ? 'me' : 'other',
    proposedAt: writeInstant(row.proposed_at),
    agreedAt: row.agreed_at && writeInstant(row.agreed_at),
    isOver: isMissionOver({ to: row.ends_on }, today),
  };
}
