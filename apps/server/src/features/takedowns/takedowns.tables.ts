import type { DecisionGround } from '@mitoyen/contract/features/reports/reports.rules.ts';
import type { ContentKind, TakedownOutcome } from '@mitoyen/contract/features/takedowns/takedowns.rules.ts';
import type { Generated } from 'kysely';

declare module '../../core/db/schema.ts' {
  interface Schema {
    takedowns: TakedownsTable;
  }
}

interface TakedownsTable {
  id: string;
  content_kind: ContentKind;
  content_id: string;
  author_id: string;
  report_id: string | null;
  title: string;
  /** What puts it back, as the feature that it came from wrote it. */
  kept: unknown | null;
  file_ids: Generated<readonly string[]>;
  ground: DecisionGround;
  statement: string;
  operator_id: string | null;
  operator_name: string;
  taken_at: Date;
  contest: string | null;
  contested_at: Date | null;
  outcome: TakedownOutcome | null;
  outcome_statement: string | null;
  settled_at: Date | null;
}
