import type { NotificationKind } from '@mitoyen/contract/features/notifications/notifications.rules.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../core/db/schema.ts';
import type { Instant } from '../../core/http/keyset.ts';
import { mayFind, mayKnow } from '../visibility/index.ts';

/** A line of the list; of a conversation that holds received messages, the conversation's id. */
export interface BellRow {
  readonly id: string;
  readonly kind: NotificationKind;
  readonly text: string | null;
  /** Null for a conversation. */
  readonly path: string | null;
  readonly at: Date;
  readonly is_read: boolean;
  readonly unread: number;
  readonly name: string | null;
}

/** Conversations of each side among which those with received messages are looked for. */
const maxConversations = 200;

const side = (userId: string, mine: string, other: string, since: Date) => sql`(
  select id, ${sql.ref(other)} as other_id from conversations
  where ${sql.ref(mine)} = ${userId}::uuid and last_message_id is not null and last_activity_at >= ${since}
  order by last_activity_at desc, id desc limit ${sql.lit(maxConversations)})`;

/**
 * An account's notifications since an instant, and its conversations by their last received message, latest
 * first. A name is left out where the account may no longer find its owner (or know, of a conversation),
 * where the owner is suspended, and where either blocked the other.
 */
export async function listBellRows(
  db: Queryable,
  userId: string,
  { since, before, take }: { since: Date; before: Instant | null; take: number },
): Promise<BellRow[]> {
  const earlier = (at: string, id: string) =>
    before ? sql`and (${sql.ref(at)}, ${sql.ref(id)}) < (${before.at}, ${before.id}::uuid)` : sql``;
  const { rows } = await sql<BellRow>`
    with lines as (
      (select id, kind, text, path, created_at as at, read_at is not null as is_read, 0 as unread, author_id as person_id
        from notifications n
        where n.user_id = ${userId}::uuid and n.created_at >= ${since} ${earlier('n.created_at', 'n.id')}
        order by n.created_at desc, n.id desc limit ${take})
      union all
      (select c.id, 'messages', null, null, m.created_at, coalesce(r.unread_count, 0) = 0, coalesce(r.unread_count, 0), c.other_id
        from (${side(userId, 'user_low_id', 'user_high_id', since)}
          union all ${side(userId, 'user_high_id', 'user_low_id', since)}) c
        cross join lateral (select created_at from messages
          where conversation_id = c.id and sender_id is distinct from ${userId}::uuid
          order by created_at desc, id desc limit 1) m
        left join conversation_reads r on r.conversation_id = c.id and r.user_id = ${userId}::uuid
        where m.created_at >= ${since} ${earlier('m.created_at', 'c.id')}
        order by m.created_at desc, c.id desc limit ${take})
      order by at desc, id desc limit ${take}
    )
    select lines.id, lines.kind, lines.text, lines.path, lines.at, lines.is_read, lines.unread,
      coalesce(k.name, u.username) as name
    from lines
    left join users u on u.id = lines.person_id and u.suspended_at is null
      and case when lines.path is null then ${mayKnow(userId, 'u.id')} else ${mayFind(userId, 'u.id')} end
      and not exists (select from blocks where (blocker_id, blocked_id) in ((${userId}::uuid, u.id), (u.id, ${userId}::uuid)))
    left join companies k on k.user_id = u.id
    order by lines.at desc, lines.id desc`.execute(db);
  return rows;
}
