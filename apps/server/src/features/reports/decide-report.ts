import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { reportErrors } from '@mitoyen/contract/features/reports/reports.errors.ts';
import { isRemovable, type ReportReason } from '@mitoyen/contract/features/reports/reports.rules.ts';
import type { DecisionBody, Report } from '@mitoyen/contract/features/reports/reports.schemas.ts';
import { findPerson } from '../../core/auth/users.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Tx } from '../../core/db/schema.ts';
import { newId } from '../../core/ids/new-id.ts';
import { tellAccount } from '../notifications/index.ts';
import { takeDown } from '../takedowns/index.ts';
import { insertDecision } from './decisions.repository.ts';
import { type DecisionMail, decisionForReportedMail, decisionForReporterMail } from './reports.mails.ts';
import { closeReport, lockReport, type ReportRow } from './reports.repository.ts';
import { showReport } from './show-report.ts';
import { suspendAccount } from './suspend-account.ts';

/**
 * Ends a report. The decision, its effect and the mails that state its reasons to both people come together
 * (Regulation (EU) 2022/2065, articles 16, 5 and 17).
 * @throws ApiError `report_not_found`, `report_already_decided`, `own_case`, `reported_account_gone`,
 * `already_suspended`.
 */
export async function decideReport(
  context: AppContext,
  operatorId: string,
  id: string,
  body: DecisionBody,
): Promise<Report> {
  return context.db.transaction().execute(async (tx) => {
    const report = await lockOpenReport(tx, id);
    if (operatorId === report.reporter_id || operatorId === report.reported_id) {
      throw new ApiError(reportErrors.own_case);
    }
    if (report.reported_id === null && body.decision !== 'no_action') {
      throw new ApiError(reportErrors.reported_account_gone);
    }
    const now = context.clock.now();
    await closeReport(tx, report.id, now);
    await insertDecision(tx, {
      id: newId(),
      report_id: report.id,
      subject_id: report.reported_id,
      operator_id: operatorId,
      kind: body.decision,
      ground: body.ground ?? null,
      statement: body.statement,
      decided_at: now,
    });
    await tellBoth(context, tx, report, body);
    if (body.decision === 'takedown') await takeTargetDown(context, tx, operatorId, report, body);
    if (body.decision === 'suspension' && report.reported_id) {
      await suspendAccount(context, tx, report.reported_id);
    }
    return showReport(tx, report.id);
  });
}

/** Its author gets the statement of reasons with the takedown. */
async function takeTargetDown(
  context: AppContext,
  tx: Tx,
  operatorId: string,
  { id, target_kind, target_id }: ReportRow,
  { ground, statement }: DecisionBody,
): Promise<void> {
  if (!isRemovable(target_kind) || !ground) throw new ApiError(reportErrors.nothing_to_take_down);
  const content = { kind: target_kind, id: target_id, ground, statement, reportId: id };
  await takeDown(context, tx, operatorId, content);
}

async function lockOpenReport(tx: Tx, id: string): Promise<ReportRow> {
  const report = isUuid(id) ? await lockReport(tx, id) : undefined;
  if (!report) throw new ApiError(reportErrors.report_not_found);
  if (report.closed_at) throw new ApiError(reportErrors.report_already_decided);
  return report;
}

/** Mails the decision to reporter and reported; a deleted account gets no mail. */
async function tellBoth(
  context: AppContext,
  tx: Tx,
  report: ReportRow,
  { decision, ground, statement }: DecisionBody,
): Promise<void> {
  const reporter = report.reporter_id === null ? undefined : await findPerson(tx, report.reporter_id);
  const reported = report.reported_id === null ? undefined : await findPerson(tx, report.reported_id);
  const about: DecisionMail = {
    decision,
    ground: ground ?? null,
    statement,
    reason: report.reason as ReportReason,
    reportedAt: report.created_at,
    contactEmail: context.config.contact.email,
  };
  const address = reporter?.email ?? report.reporter_email;
  if (address) {
    // a reporter without an account is not identified: the reported person is not named to them
    const names = {
      reporterName: reporter?.username ?? null,
      reportedName: reporter ? (reported?.username ?? null) : null,
      isGone: report.reported_id === null,
    };
    const mail = decisionForReporterMail({ ...about, ...names });
    await (reporter ? tellAccount(context, tx, reporter, mail) : context.mailer.send(tx, address, mail));
  }
  if (reported && decision !== 'takedown') {
    const mail = decisionForReportedMail({ ...about, decision, reportedName: reported.username });
    await tellAccount(context, tx, reported, mail);
  }
}
