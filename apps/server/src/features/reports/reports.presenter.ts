import type {
  DecisionGround,
  ReportDecision,
  ReportReason,
} from '@mitoyen/contract/features/reports/reports.rules.ts';
import type {
  ModerationDecision,
  ReportParty,
  ReportSummary,
  SealedParty,
} from '@mitoyen/contract/features/reports/reports.schemas.ts';
import type { SealedCopyRow } from '../sealed-copies/index.ts';
import type { DecisionRow } from './decisions.repository.ts';
import type { ReportRow } from './reports.repository.ts';

/** Columns of profiles that hold their owner's words. */
const shownOfProfile: readonly string[] = [
  'title',
  'specialization',
  'location',
  'description',
  'name',
  'siret',
  'website',
  'address',
];

/** A report as operators see it in the queue. */
export function presentReportSummary(
  row: ReportRow,
  parties: ReadonlyMap<string | null, ReportParty>,
  outcome: DecisionRow | undefined,
  sealed: SealedCopyRow | undefined,
): ReportSummary {
  return {
    id: row.id,
    reason: row.reason as ReportReason,
    createdAt: row.created_at.toISOString(),
    closedAt: row.closed_at?.toISOString() ?? null,
    decision: (outcome?.kind as ReportDecision | undefined) ?? null,
    reporter: parties.get(row.reporter_id) ?? null,
    reported: parties.get(row.reported_id) ?? null,
    reporterContact: row.reporter_email ? { name: row.reporter_name ?? '', email: row.reporter_email } : null,
    target: { kind: row.target_kind, id: row.target_id, title: row.snapshot?.title ?? '' },
    sealed: sealed ? presentSealed(sealed) : null,
  };
}

function presentSealed({ content, sealed_at }: SealedCopyRow): SealedParty {
  const texts = Object.entries(content.profile ?? {}).filter(([name]) => shownOfProfile.includes(name));
  return {
    username: content.username ?? '',
    email: content.email ?? '',
    phone: content.phone ?? null,
    role: content.role ?? null,
    createdAt: content.createdAt ?? sealed_at.toISOString(),
    sealedAt: sealed_at.toISOString(),
    profile: Object.fromEntries(texts.map(([name, value]) => [name, String(value ?? '')])),
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
