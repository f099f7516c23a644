import type { ReportedMessage } from '@mitoyen/contract/features/reports/reports.schemas.ts';
import { writeInstant } from '../../core/clock/write-instant.ts';
import type { Queryable } from '../../core/db/schema.ts';
import { findAttachments } from './attachments.repository.ts';

/** The last messages between two people in a conversation of theirs, oldest first; undefined when it is not theirs. */
export async function findLastMessages(
  db: Queryable,
  {
    conversationId,
    reporterId,
    reportedId,
  }: { conversationId: string; reporterId: string; reportedId: string },
  take: number,
): Promise<ReportedMessage[] | undefined> {
  const conversation = await db
    .selectFrom('conversations')
    .select('id')
    .where('id', '=', conversationId)
    .where((eb) => eb('user_low_id', 'in', [reporterId, reportedId]))
    .where((eb) => eb('user_high_id', 'in', [reporterId, reportedId]))
    .executeTakeFirst();
  if (!conversation) return undefined;
  const rows = await db
    .selectFrom('messages')
    .select(['id', 'sender_id', 'subject', 'content', 'attachment_count', 'created_at'])
    .where('conversation_id', '=', conversation.id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(take)
    .execute();
  const attachments = await findAttachments(db, rows);
  return rows.reverse().map(({ id, sender_id, subject, content, created_at }) => ({
    from: sender_id === reporterId ? 'reporter' : 'reported',
    subject,
    content,
    attachments: attachments.get(id) ?? [],
    createdAt: writeInstant(created_at),
  }));
}
