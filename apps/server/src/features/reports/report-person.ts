import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { accountErrors } from '@mitoyen/contract/features/accounts/accounts.errors.ts';
import { conversationErrors } from '@mitoyen/contract/features/conversations/conversations.errors.ts';
import { reportErrors } from '@mitoyen/contract/features/reports/reports.errors.ts';
import { type ReportReason, reportedMessageCount } from '@mitoyen/contract/features/reports/reports.rules.ts';
import { findPerson } from '../../core/auth/users.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Tx } from '../../core/db/schema.ts';
import { idempotent } from '../../core/idempotency/idempotent.ts';
import { newId } from '../../core/ids/new-id.ts';
import { findLastMessages } from '../conversations/index.ts';
import { canKnow } from '../visibility/index.ts';
import { reportsPerAccount } from './reports.limits.ts';
import { reportReceivedMail } from './reports.mails.ts';
import { insertReport } from './reports.repository.ts';

interface Given {
  readonly userId: string;
  readonly conversationId?: string | null | undefined;
  readonly reason: ReportReason;
  readonly details: string;
}

/**
 * Queues a report about a person for operators, with the last messages of the conversation as they are now,
 * and confirms by mail that it has arrived (Regulation (EU) 2022/2065, article 16, 4), once for each
 * idempotency key.
 * @throws ApiError `self_report`, 404 for a person or a conversation, `report_already_open`,
 * `too_many_reports`, `idempotency_mismatch`.
 */
export async function reportPerson(
  context: AppContext,
  reporterId: string,
  given: Given,
  key: string | null,
): Promise<{ id: string; createdAt: string }> {
  const { userId, conversationId, reason, details } = given;
  const reportedId = userId.toLowerCase();
  if (reportedId === reporterId) throw new ApiError(reportErrors.self_report);
  await context.limits.consume(reportsPerAccount, reporterId, reportErrors.too_many_reports);
  return idempotent(context, { userId: reporterId, key, request: { report: given } }, async (tx) => {
    const reported = isUuid(reportedId) ? await findPerson(tx, reportedId) : undefined;
    const reporter = await findPerson(tx, reporterId);
    if (!reported || !reporter || !(await canKnow(tx, reporterId, reportedId)))
      throw new ApiError(accountErrors.user_not_found);
    const messages = conversationId
      ? await requireMessages(tx, { conversationId, reporterId, reportedId })
      : [];
    const report = {
      id: newId(),
      reporter_id: reporterId,
      reported_id: reportedId,
      target_kind: 'account' as const,
      target_id: reportedId,
      reason,
      details,
      messages,
    };
    const now = context.clock.now();
    const isFirst = await insertReport(tx, { ...report, created_at: now });
    if (!isFirst) throw new ApiError(reportErrors.report_already_open);
    await context.mailer.send(
      tx,
      reporter.email,
      reportReceivedMail({ reporterName: reporter.username, reportedName: reported.username }),
    );
    return { id: report.id, createdAt: now.toISOString() };
  });
}

async function requireMessages(
  tx: Tx,
  about: { conversationId: string; reporterId: string; reportedId: string },
) {
  const messages = isUuid(about.conversationId)
    ? await findLastMessages(tx, about, reportedMessageCount)
    : undefined;
  if (!messages) throw new ApiError(conversationErrors.conversation_not_found);
  return messages;
}
