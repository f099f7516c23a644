import type { Role } from '@mitoyen/contract/core/roles.ts';
import type {
  DecisionGround,
  ReportDecision,
  TargetKind,
} from '@mitoyen/contract/features/reports/reports.rules.ts';
import type { ReportedMessage } from '@mitoyen/contract/features/reports/reports.schemas.ts';
import type { ContentKind, TakedownOutcome } from '@mitoyen/contract/features/takedowns/takedowns.rules.ts';
import type { Generated } from 'kysely';

/** Blocks, reports and what was decided on them. */
export interface SafetyTables {
  blocks: BlocksTable;
  reports: ReportsTable;
  moderation_decisions: ModerationDecisionsTable;
  sealed_copies: SealedCopiesTable;
  takedowns: TakedownsTable;
  operator_log: OperatorLogTable;
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

interface OperatorLogTable {
  id: string;
  at: Date;
  operator_id: string;
  action: string;
  target_ids: Generated<string[]>;
  outcome: string;
}

interface SealedCopiesTable {
  id: string;
  account_id: string;
  purpose: 'report' | 'host_identity' | 'host_account' | 'host_connection';
  content: SealedContent;
  sealed_at: Date;
  keep_until: Date | null;
}

/** What a copy holds; a report's has all of it. */
export interface SealedContent {
  readonly username?: string;
  readonly email?: string;
  readonly phone?: string | null;
  readonly role?: Role | null;
  /** ISO 8601. */
  readonly createdAt?: string;
  readonly profile?: Readonly<Record<string, unknown>> | null;
  readonly fileIds?: readonly string[];
}
