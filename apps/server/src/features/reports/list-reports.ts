import type { ReportStatus, ReportSummary } from '@mitoyen/contract/features/reports/reports.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { pageByInstant, readInstant } from '../../core/http/keyset.ts';
import { findSealedCopies } from '../sealed-copies/index.ts';
import { findOutcomes } from './decisions.repository.ts';
import { findParties } from './parties.repository.ts';
import { presentReportSummary } from './reports.presenter.ts';
import { countReports, listClosedReports, listOpenReports } from './reports.repository.ts';

interface ReportQuery {
  readonly status: ReportStatus;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** The queue: what waits, the oldest first; or what was decided, the last first. */
export async function listReports(
  { db }: AppContext,
  { status, limit, cursor }: ReportQuery,
): Promise<{ items: ReportSummary[]; total: number; nextCursor: string | null }> {
  const from = readInstant(cursor);
  const isOpen = status === 'open';
  const list = isOpen ? listOpenReports : listClosedReports;
  const [found, total] = await Promise.all([list(db, from, limit + 1), countReports(db, isOpen)]);
  const { rows, nextCursor } = pageByInstant(found, limit, ({ id, created_at, closed_at }) => ({
    at: closed_at ?? created_at,
    id,
  }));
  const parties = await findParties(
    db,
    rows.flatMap(({ reporter_id, reported_id }) => [reporter_id, reported_id]),
  );
  const outcomes = await findOutcomes(
    db,
    rows.map(({ id }) => id),
  );
  const sealed = await findSealedCopies(
    db,
    rows.map(({ sealed_copy_id }) => sealed_copy_id),
  );
  const items = rows.map((row) =>
    presentReportSummary(row, parties, outcomes.get(row.id), sealed.get(row.sealed_copy_id ?? '')),
  );
  return { items, total, nextCursor };
}
