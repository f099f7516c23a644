import type { ReportDecision, TargetKind } from '@mitoyen/contract/features/reports/reports.rules.ts';
import type { ReportedMessage } from '@mitoyen/contract/features/reports/reports.schemas.ts';
import type { Generated } from 'kysely';

declare module '../../core/db/schema.ts' {
  interface Schema {
    reports: ReportsTable;
    moderation_decisions: ModerationDecisionsTable;
  }
}

interface ReportsTable {
  id: string;
  reporter_id: string | null;
  reported_id: string | null;
  reason: string;
  details: string;
  /** Reports of before messages had files hold none. */
  messages: (Omit<ReportedMessage, 'attachments'> & Partial<Pick<ReportedMessage, 'attachments'>>)[];
  created_at: Date;
  closed_at: Date | null;
  sealed_copy_id: string | null;
  target_kind: TargetKind;
  target_id: string;
  place: Generated<string>;
  snapshot: { readonly title: string; readonly text: string } | null;
  reporter_name: string | null;
  reporter_email: string | null;
  address_hash: Buffer | null;
}

interface ModerationDecisionsTable {
  id: string;
  report_id: string | null;
  subject_id: string | null;
  operator_id: string | null;
  operator_name: string;
  kind: ReportDecision | 'lift';
  ground: string | null;
  statement: string;
  decided_at: Date;
}
