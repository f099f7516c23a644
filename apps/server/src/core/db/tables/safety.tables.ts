import type { ReportDecision } from '@mitoyen/contract/features/reports/reports.rules.ts';
import type { ReportedMessage } from '@mitoyen/contract/features/reports/reports.schemas.ts';

/** Blocks, reports and what was decided on them. */
export interface SafetyTables {
  blocks: BlocksTable;
  reports: ReportsTable;
  moderation_decisions: ModerationDecisionsTable;
}

interface BlocksTable {
  blocker_id: string;
  blocked_id: string;
  blocked_at: Date;
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
