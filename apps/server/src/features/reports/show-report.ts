import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { reportErrors } from '@mitoyen/contract/features/reports/reports.errors.ts';
import type { Report } from '@mitoyen/contract/features/reports/reports.schemas.ts';
import type { Queryable } from '../../core/db/schema.ts';
import { findSealedCopies } from '../sealed-copies/index.ts';
import { findOutcomes, listDecisionsAbout } from './decisions.repository.ts';
import { findParties } from './parties.repository.ts';
import { presentDecision, presentReportSummary } from './reports.presenter.ts';
import { countOtherOpen, findReport } from './reports.repository.ts';

/** A report with all that its decision needs. @throws ApiError `report_not_found`. */
export async function showReport(db: Queryable, id: string): Promise<Report> {
  const row = isUuid(id) ? await findReport(db, id) : undefined;
  if (!row) throw new ApiError(reportErrors.report_not_found);
  const parties = await findParties(db, [row.reporter_id, row.reported_id]);
  const outcome = (await findOutcomes(db, [row.id])).get(row.id);
  const sealed = (await findSealedCopies(db, [row.sealed_copy_id])).get(row.sealed_copy_id ?? '');
  const history = row.reported_id === null ? [] : await listDecisionsAbout(db, row.reported_id);
  return {
    ...presentReportSummary(row, parties, outcome, sealed),
    details: row.details,
    place: row.place,
    content: row.snapshot?.text ?? '',
    messages: row.messages.map(({ attachments = [], ...message }) => ({ ...message, attachments })),
    outcome: outcome ? presentDecision(outcome) : null,
    history: history.filter(({ report_id }) => report_id !== row.id).map(presentDecision),
    otherOpenReports: await countOtherOpen(db, row),
  };
}
