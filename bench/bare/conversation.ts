import type pg from 'pg';
import { type BarePath, json } from './answer.ts';
import { signedIn, tokenHashOf } from './session.ts';

const pageSize = 50;

const text = `
  select c.user_low_id as low, c.user_high_id as high, c.message_count as total,
    m.id, m.sender_id, m.subject, m.content, m.created_at,
    case when m.attachment_count > 0 then (select json_agg(a.file_id order by a.position)
      from message_attachments a where a.message_id = m.id) end as attachments
  from ${signedIn}
    join conversations c on c.id = $2 and me.id in (c.user_low_id, c.user_high_id),
    lateral (select * from messages where conversation_id = c.id order by created_at desc, id desc
      limit ${pageSize + 1}) m
  order by m.created_at, m.id`;

/** The last messages of a conversation of the account that asks. */
export function conversationPath(pool: pg.Pool): BarePath {
  return async (id, request) => {
    const { rows } = await pool.query({ name: 'conversation', text, values: [tokenHashOf(request), id] });
    const page = rows.length > pageSize ? rows.slice(1) : rows;
    const messages = page.map((row) => ({
      id: row.id,
      conversationId: id,
      senderId: row.sender_id,
      receiverId: row.sender_id === row.low ? row.high : row.low,
      subject: row.subject,
      content: row.content,
      attachments: row.attachments ?? [],
      createdAt: row.created_at.toISOString(),
    }));
    const headers: Record<string, string> = { 'x-total-count': `${rows[0]?.total ?? 0}` };
    if (rows.length > pageSize) {
      const cursor = JSON.stringify([page[0].created_at.getTime(), page[0].id]);
      const next = Buffer.from(cursor).toString('base64url');
      headers.link = `</api/messages/${id}?cursor=${next}>; rel="next"`;
    }
    return json(messages, headers);
  };
}
