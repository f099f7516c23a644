import type { Queryable, Tx } from '../../core/db/schema.ts';
import type { MessageRow } from './messages.repository.ts';

/** A conversation that holds messages which an account has not read. */
export interface Waiting {
  readonly conversationId: string;
  readonly userId: string;
  readonly since: Date;
}

/**
 * Takes conversations with messages unread since `until` or longer, and marks them as mailed. Rows that
 * another transaction holds are skipped.
 */
export async function claimLongWaiting(tx: Tx, until: Date, take: number): Promise<Waiting[]> {
  const rows = await tx
    .with('due', (db) =>
      db
        .selectFrom('conversation_reads')
        .select(['conversation_id', 'user_id'])
        .where('waiting_since', '<=', until)
        .where((eb) => eb('mailed_for', 'is distinct from', eb.ref('waiting_since')))
        .orderBy('waiting_since')
        .limit(take)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('conversation_reads as r')
    .from('due')
    .set((eb) => ({ mailed_for: eb.ref('r.waiting_since') }))
    .whereRef('r.conversation_id', '=', 'due.conversation_id')
    .whereRef('r.user_id', '=', 'due.user_id')
    .returning(['r.conversation_id as conversationId', 'r.user_id as userId', 'r.waiting_since as since'])
    .execute();
  return rows.flatMap(({ since, ...row }) => (since ? [{ ...row, since }] : []));
}

/** What a mail says of waiting messages. */
export interface WaitingMessage extends Pick<MessageRow, 'subject' | 'content' | 'attachment_count'> {
  readonly title: string | null;
  readonly senderId: string;
  readonly senderConfirmedAt: Date | null;
  readonly senderName: string;
  readonly receiverName: string;
  readonly receiverConfirmedAt: Date | null;
}

/** The first message that waits; undefined when who wrote it has no account any more, is suspended or is blocked. */
export async function findWaitingMessage(
  db: Queryable,
  { conversationId, userId, since }: Waiting,
): Promise<WaitingMessage | undefined> {
  return db
    .selectFrom('messages')
    .innerJoin('conversations', 'conversations.id', 'messages.conversation_id')
    .innerJoin('users as sender', 'sender.id', 'messages.sender_id')
    .innerJoin('users as receiver', (join) => join.on('receiver.id', '=', userId))
    .select([
      'messages.subject',
      'messages.content',
      'messages.attachment_count',
      'conversations.title',
      'sender.id as senderId',
      'sender.email_confirmed_at as senderConfirmedAt',
      'sender.username as senderName',
      'receiver.username as receiverName',
      'receiver.email_confirmed_at as receiverConfirmedAt',
    ])
    .where('messages.conversation_id', '=', conversationId)
    .where('messages.sender_id', '<>', userId)
    .where('sender.suspended_at', 'is', null)
    .where('messages.created_at', '>=', since)
    .orderBy('messages.created_at')
    .orderBy('messages.id')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('blocks').where('blocker_id', '=', userId).whereRef('blocked_id', '=', 'sender.id'),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirst();
}
