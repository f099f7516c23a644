import { createHmac } from 'node:crypto';
import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { fieldError } from '@mitoyen/contract/core/common.errors.ts';
import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { reportErrors } from '@mitoyen/contract/features/reports/reports.errors.ts';
import { mayStayUnnamed, reportedMessageCount } from '@mitoyen/contract/features/reports/reports.rules.ts';
import {
  emailMissingMessage,
  type NoticeBody,
  nameMissingMessage,
} from '@mitoyen/contract/features/reports/reports.schemas.ts';
import { findPerson } from '../../core/auth/users.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Tx } from '../../core/db/schema.ts';
import { idempotent } from '../../core/idempotency/idempotent.ts';
import { newId } from '../../core/ids/new-id.ts';
import { findLastMessages } from '../conversations/index.ts';
import { noticesPerAddress, noticesPerMail, reportsPerAccount } from './reports.limits.ts';
import { noticeReceivedMail } from './reports.mails.ts';
import { insertReport } from './reports.repository.ts';
import { findTarget, type ReportedTarget } from './targets.repository.ts';

/** The author of a notice: an account, a name and an address, or neither. */
interface Notifier {
  readonly id: string | null;
  readonly name: string | null;
  readonly email: string | null;
}

/**
 * Queues a content for operators as it is now, and confirms it by mail where there is an address (Regulation
 * (EU) 2022/2065, article 16). `addressKey`: of a visitor's client address. `key`: of an account, for which
 * it is done once.
 * @throws ApiError 400 about `name` and `email`, `target_not_found`, `self_report`, `notice_already_open`,
 * `too_many_reports`, `idempotency_mismatch`.
 */
export async function receiveNotice(
  context: AppContext,
  userId: string | null,
  body: NoticeBody,
  addressKey: string,
  key: string | null,
): Promise<{ id: string; createdAt: string }> {
  const notifier = await identifyNotifier(context, userId, body);
  await countNotice(context, notifier, addressKey);
  const work = async (tx: Tx) => {
    const { kind, id: targetId, place, reason, details } = body;
    const target = isUuid(targetId)
      ? await findTarget(tx, kind, { id: targetId, viewerId: userId })
      : undefined;
    if (!target) throw new ApiError(reportErrors.target_not_found);
    if (target.authorId === userId) throw new ApiError(reportErrors.self_report);
    const now = context.clock.now();
    const id = newId();
    const isFirst = await insertReport(tx, {
      id,
      reporter_id: notifier.id,
      reporter_name: notifier.id ? null : notifier.name,
      reporter_email: notifier.id ? null : notifier.email,
      address_hash: notifier.id || notifier.email ? null : hashOf(context, addressKey),
      reported_id: target.authorId,
      target_kind: kind,
      target_id: targetId.toLowerCase(),
      place,
      reason,
      details,
      snapshot: { title: target.title, text: target.text },
      messages: await messagesAround(tx, target, userId),
      created_at: now,
    });
    if (!isFirst) throw new ApiError(reportErrors.notice_already_open);
    if (notifier.email) {
      const name = notifier.id ? notifier.name : null;
      await context.mailer.send(tx, notifier.email, noticeReceivedMail({ kind, name, reference: id }));
    }
    return { id, createdAt: now.toISOString() };
  };
  return notifier.id === null
    ? context.db.transaction().execute(work)
    : idempotent(context, { userId: notifier.id, key, request: { notice: body } }, work);
}

async function identifyNotifier(
  { db }: AppContext,
  userId: string | null,
  { name, email, reason }: NoticeBody,
): Promise<Notifier> {
  const account = userId === null ? undefined : await findPerson(db, userId);
  if (account) return { id: account.id, name: account.username, email: account.email };
  if (!mayStayUnnamed(reason)) {
    if (!name) throw fieldError('name', nameMissingMessage);
    if (!email) throw fieldError('email', emailMissingMessage);
  }
  return { id: null, name: name || null, email: email || null };
}

async function countNotice(
  { limits }: AppContext,
  { id, email }: Notifier,
  addressKey: string,
): Promise<void> {
  const { too_many_reports } = reportErrors;
  if (id !== null) return limits.consume(reportsPerAccount, id, too_many_reports);
  await limits.consume(noticesPerAddress, addressKey, too_many_reports);
  if (email) await limits.consume(noticesPerMail, email.toLowerCase(), too_many_reports);
}

const hashOf = ({ config }: AppContext, addressKey: string) =>
  createHmac('sha256', config.secretKey).update(`notices ${addressKey}`).digest();

/** What was written around a reported message. */
async function messagesAround(tx: Tx, { conversationId, authorId }: ReportedTarget, userId: string | null) {
  if (conversationId === null || userId === null) return [];
  const about = { conversationId, reporterId: userId, reportedId: authorId };
  return (await findLastMessages(tx, about, reportedMessageCount)) ?? [];
}
