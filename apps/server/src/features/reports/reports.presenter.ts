import type {
  DecisionGround,
  ReportDecision,
  ReportReason,
} from '@mitoyen/contract/features/reports/reports.rules.ts';
import type {
  ModerationDecision,
  ReportParty,
  ReportSummary,
} from '@mitoyen/contract/features/reports/reports.schemas.ts';
import type { DecisionRow } from './decisions.repository.ts';
import type { ReportRow } from './reports.repository.ts';

/** A report as operators see it in the queue. */
export function presentReportSummary(
  row: ReportRow,
  parties: ReadonlyMap<string | null, ReportParty>,
  outcome: DecisionRow | undefined,
): ReportSummary {
  return {
    id: row.id,
    reason: row.reason as ReportReason,
    createdAt: row.created_at.toISOString(),
    closedAt: row.closed_at?.toISOString() ?? null,
    decision: (outcome?.kind as ReportDecision | undefined) ?? null,
    reporter: parties.get(row.reporter_id) ?? null,
    reported: parties.get(row.reported_id) ?? null,
  };
}

/** A decision as operators see it. */
export function presentDecision(row: DecisionRow): ModerationDecision {
  return {
    id: row.id,
    reportId: row.report_id,
    kind: row.kind,
    ground: row.ground as DecisionGround | null,
    statement: row.statement,
    operatorName: row.operator_name,
    decidedAt: row.decided_at.toISOString(),
  };
}
