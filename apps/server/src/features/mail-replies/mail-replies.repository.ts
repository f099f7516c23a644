import { suspendedUserName } from '@mitoyen/contract/core/suspended-user-name.ts';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../core/db/schema.ts';

/** One answer, in one conversation. */
export interface ReplyKey {
  readonly userId: string;
  readonly conversationId: string;
  readonly mailHash: Buffer;
}

/** What of an answer waits for a press. */
interface Waiting {
  readonly content: string;
  readonly leftOutFiles: number;
  readonly tokenHash: Buffer;
}

export async function isKnownReply(db: Queryable, key: ReplyKey): Promise<boolean> {
  const row = await db
    .selectFrom('mail_replies')
    .select('received_at')
    .where('user_id', '=', key.userId)
    .where('conversation_id', '=', key.conversationId)
    .where('mail_hash', '=', key.mailHash)
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes that an answer came; false where it had come before. One that comes twice at once waits for the first. */
export async function noteReply(
  tx: Tx,
  { userId, conversationId, mailHash }: ReplyKey,
  now: Date,
  waiting?: Waiting,
): Promise<boolean> {
  const noted = await tx
    .insertInto('mail_replies')
    .values({
      user_id: userId,
      conversation_id: conversationId,
      mail_hash: mailHash,
      received_at: now,
      content: waiting?.content ?? null,
      left_out_files: waiting?.leftOutFiles ?? 0,
      token_hash: waiting?.tokenHash ?? null,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'conversation_id', 'mail_hash']).doNothing())
    .returning('received_at')
    .executeTakeFirst();
  return noted !== undefined;
}

/** An answer that waits for a press, and whose it is. */
export interface WaitingRow {
  readonly userId: string;
  readonly conversationId: string;
  readonly content: string;
  readonly leftOutFiles: number;
  readonly receivedAt: Date;
  readonly confirmedAt: Date | null;
  readonly suspendedAt: Date | null;
  /** Null once that account is gone. */
  readonly otherName: string | null;
}

/** The answer whose link this is, if it came since. */
export async function findWaiting(
  db: Queryable,
  tokenHash: Buffer,
  since: Date,
): Promise<WaitingRow | undefined> {
  const { rows } = await sql<WaitingRow>`
    select r.user_id as "userId", r.conversation_id as "conversationId", r.content, r.left_out_files as "leftOutFiles",
      r.received_at as "receivedAt", u.email_confirmed_at as "confirmedAt", u.suspended_at as "suspendedAt",
      case when o.suspended_at is null then o.username else ${suspendedUserName} end as "otherName"
    from mail_replies r
    join users u on u.id = r.user_id
    join conversations c on c.id = r.conversation_id
    left join users o on o.id = case when c.user_low_id = r.user_id then c.user_high_id else c.user_low_id end
    where r.token_hash = ${tokenHash} and r.received_at > ${since}`.execute(db);
  return rows[0];
}

/** Takes the text of an answer that leaves; false where another press took it. */
export async function takeWaiting(tx: Tx, tokenHash: Buffer): Promise<boolean> {
  const taken = await tx
    .updateTable('mail_replies')
    .set({ content: null, token_hash: null, left_out_files: 0 })
    .where('token_hash', '=', tokenHash)
    .returning('user_id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Deletes texts that waited for too long, and records of older answers. */
export async function forgetReplies(
  db: Queryable,
  { waitingUntil, until }: { waitingUntil: Date; until: Date },
): Promise<void> {
  await db.deleteFrom('mail_replies').where('received_at', '<=', until).execute();
  await db
    .updateTable('mail_replies')
    .set({ content: null, token_hash: null, left_out_files: 0 })
    .where('received_at', '<=', waitingUntil)
    .where('token_hash', 'is not', null)
    .execute();
}
