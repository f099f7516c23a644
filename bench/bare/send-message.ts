import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { type BarePath, json, readBody } from './answer.ts';
import { signedIn, tokenHashOf } from './session.ts';

/**
 * All that a further message between two people writes, in one statement: the message, its conversation, what the other
 * has not read, what is waited for, and an event for each. Nobody is told: a NOTIFY costs more than all of it.
 */
const text = `
  with talk as (
    select c.id, c.title, me.id as sender_id, greatest(now(), c.last_activity_at + interval '1 millisecond') as at
    from ${signedIn}
      join conversations c on c.user_low_id = least(me.id, $2::uuid) and c.user_high_id = greatest(me.id, $2::uuid)
        and c.context_key = 'direct' and c.last_message_id is not null
    where me.id = $3 and not exists (select from blocks where (blocker_id, blocked_id) in ((me.id, $2), ($2, me.id)))
    for no key update of c
  ), message as (
    insert into messages (id, conversation_id, sender_id, subject, content, created_at)
    select $4, id, sender_id, $5, $6, at from talk returning *
  ), noted as (
    update conversations c set last_message_id = m.id, last_activity_at = m.created_at, message_count = message_count + 1,
      title = coalesce(c.title, m.subject)
    from message m where c.id = m.conversation_id
  ), unread as (
    insert into conversation_reads (conversation_id, user_id, unread_count, waiting_since)
    select conversation_id, $2, 1, created_at from message
    on conflict (conversation_id, user_id) do update set unread_count = conversation_reads.unread_count + 1,
      waiting_since = coalesce(conversation_reads.waiting_since, excluded.waiting_since)
  ), answered as (
    update conversation_reads r set waiting_since = null from message m
    where r.conversation_id = m.conversation_id and r.user_id = m.sender_id and r.waiting_since is not null
  ), told as (
    insert into events (user_id, type, data, created_at)
    select person, 'message', jsonb_build_object('conversationId', conversation_id, 'messageId', id), created_at
    from message, unnest(array[sender_id, $2]) person
  )
  select id, conversation_id, sender_id, subject, content, created_at from message`;

/** Writes to somebody one has written with. */
export function sendMessagePath(pool: pg.Pool): BarePath {
  return async (_rest, request) => {
    const { senderId, receiverId, subject, content } = JSON.parse(await readBody(request));
    const { rows } = await pool.query({
      name: 'send',
      text,
      values: [tokenHashOf(request), receiverId, senderId, randomUUID(), subject, content],
    });
    const [row] = rows;
    if (!row) return { status: 404, body: '' };
    return {
      ...json({
        id: row.id,
        conversationId: row.conversation_id,
        senderId: row.sender_id,
        receiverId,
        subject: row.subject,
        content: row.content,
        attachments: [],
        createdAt: row.created_at.toISOString(),
      }),
      status: 201,
    };
  };
}
