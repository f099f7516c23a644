import { type RawBuilder, sql } from 'kysely';
import { compileOnce, type FixedStatement } from '../../core/db/compile-once.ts';
import { runTogether } from '../../core/db/run-together.ts';
import type { Queryable } from '../../core/db/schema.ts';
import { eventsInsertFrom } from '../../core/events/events.repository.ts';
import { mayWriteEachOther } from '../blocks/index.ts';
import type { ConversationRow } from './conversations.repository.ts';
import type { MessageRow } from './messages.repository.ts';
import { directContext } from './open-conversation.ts';
import { type Pair, pairOf } from './pair.ts';

/** A message without files in a conversation that holds messages already. */
export interface OngoingMessage {
  readonly id: string;
  readonly senderId: string;
  readonly subject: string | null;
  readonly content: string;
  readonly now: Date;
}

type WrittenMessage = MessageRow & Pick<ConversationRow, 'user_low_id' | 'user_high_id'>;
type Values = [senderId: string, id: string, subject: string | null, content: string, now: Date];

/**
 * As `keepMessage`, together with the lock of the conversation and with what refuses a message: nothing is written
 * unless both people have accounts, wrote before and may write. Both must be locked.
 */
function keepIn(
  isConversation: RawBuilder<unknown>,
  [senderId, id, subject, content, now]: Values,
): RawBuilder<WrittenMessage> {
  return sql<WrittenMessage>`
    with talk as materialized (
      select id, user_low_id, user_high_id,
        case when user_low_id = ${senderId}::uuid then user_high_id else user_low_id end as receiver_id,
        greatest(${now}::timestamptz, last_activity_at + interval '1 millisecond') as at
      from conversations
      where ${isConversation} and ${senderId}::uuid in (user_low_id, user_high_id) and last_message_id is not null
        and ${mayWriteEachOther(sql.ref('user_low_id'), sql.ref('user_high_id'))}
      for no key update
    ), message as (
      insert into messages (id, conversation_id, sender_id, subject, content, created_at)
      select ${id}::uuid, id, ${senderId}::uuid, ${subject}::text, ${content}::text, at from talk
      returning *
    ), conversation as (
      update conversations set last_message_id = message.id, last_activity_at = message.created_at,
        message_count = message_count + 1, title = coalesce(title, message.subject)
      from message where conversations.id = message.conversation_id
    ), unread as (
      insert into conversation_reads (conversation_id, user_id, unread_count, waiting_since)
      select id, receiver_id, 1, at from talk
      on conflict (conversation_id, user_id) do update set
        unread_count = conversation_reads.unread_count + 1,
        waiting_since = coalesce(conversation_reads.waiting_since, excluded.waiting_since)
    ), answered as (
      update conversation_reads set waiting_since = null from talk
      where conversation_id = talk.id and user_id = ${senderId}::uuid and waiting_since is not null
    ), told as (${eventsInsertFrom(sql`
      select person, 'message', jsonb_build_object('conversationId', talk.id, 'messageId', ${id}::uuid),
        ${now}::timestamptz
      from talk, unnest(array[receiver_id, ${senderId}::uuid]) as person`)})
    select message.*, user_low_id, user_high_id from message, talk`;
}

const lockPeopleOf = (tx: Queryable, ids: RawBuilder<unknown>) =>
  tx.selectFrom('users').select('id').where(sql<boolean>`id in (${ids})`).orderBy('id').forKeyShare();

const lockMembers = compileOnce((db, conversationId: string) =>
  lockPeopleOf(
    db,
    sql`select unnest(array[user_low_id, user_high_id]) from conversations where id = ${conversationId}`,
  ),
);
const lockPair = compileOnce((db, low: string, high: string) =>
  lockPeopleOf(db, sql`${low}::uuid, ${high}::uuid`),
);

const keepById: FixedStatement<[conversationId: string, ...Values], WrittenMessage> = compileOnce(
  (_, conversationId: string, ...values: Values) => keepIn(sql`id = ${conversationId}`, values),
);
const keepByPair: FixedStatement<[low: string, high: string, ...Values], WrittenMessage> = compileOnce(
  (_, low: string, high: string, ...values: Values) =>
    keepIn(
      sql`user_low_id = ${low} and user_high_id = ${high} and context_key = ${sql.lit(directContext)}`,
      values,
    ),
);

const valuesOf = ({ senderId, id, subject, content, now }: OngoingMessage): Values => [
  senderId,
  id,
  subject,
  content,
  now,
];

/**
 * Goes on in a conversation of the sender's. Undefined where this is not all there is to it, because it is the first
 * message, or one of the two is gone, blocked or suspended: then nothing is done.
 */
export async function keepInConversation(
  db: Queryable,
  conversationId: string,
  message: OngoingMessage,
): Promise<WrittenMessage | undefined> {
  const lock = lockMembers.compiled(db, conversationId);
  const keep = keepById.compiled(db, conversationId, ...valuesOf(message));
  const [written] = await runTogether(db, [lock], keep);
  return written;
}

/** The same in the direct conversation with somebody. */
export async function keepWithPerson(
  db: Queryable,
  receiverId: string,
  message: OngoingMessage,
): Promise<WrittenMessage | undefined> {
  const { low, high }: Pair = pairOf(message.senderId, receiverId);
  const lock = lockPair.compiled(db, low, high);
  const keep = keepByPair.compiled(db, low, high, ...valuesOf(message));
  const [written] = await runTogether(db, [lock], keep);
  return written;
}
