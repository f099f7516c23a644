import { monthsBefore } from '@mitoyen/contract/core/retention.ts';
import { contestMonths } from '@mitoyen/contract/features/reports/reports.rules.ts';
import type { OwnTakedown, Takedown } from '@mitoyen/contract/features/takedowns/takedowns.schemas.ts';
import { fileUrl } from '../uploads/index.ts';
import type { TakedownRow } from './takedowns.repository.ts';

/** Until when the author may contest a takedown, once; null when they cannot. */
export function contestableUntil(row: TakedownRow, now: Date): Date | null {
  const until = monthsBefore(row.taken_at, -contestMonths);
  return row.contested_at || row.settled_at || until <= now ? null : until;
}

/** A takedown as the author of the content reads it. */
export function presentOwnTakedown(row: TakedownRow, now: Date): OwnTakedown {
  const { contest, contested_at, outcome, outcome_statement, settled_at } = row;
  return {
    id: row.id,
    kind: row.content_kind,
    title: row.title,
    ground: row.ground,
    statement: row.statement,
    takenAt: row.taken_at.toISOString(),
    contestableUntil: contestableUntil(row, now)?.toISOString() ?? null,
    contest: contest && contested_at ? { text: contest, at: contested_at.toISOString() } : null,
    outcome:
      outcome && settled_at
        ? { kind: outcome, statement: outcome_statement ?? '', at: settled_at.toISOString() }
        : null,
  };
}

/** A takedown as operators read it. */
export function presentTakedown(row: TakedownRow, now: Date): Takedown {
  const kept = row.kept as { readonly text?: string } | null;
  return {
    ...presentOwnTakedown(row, now),
    authorId: row.author_id,
    authorName: row.author_name,
    operatorName: row.operator_name,
    reportId: row.report_id,
    text: kept?.text ?? '',
    files: kept ? row.file_ids.map(fileUrl) : [],
  };
}
