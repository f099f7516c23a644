import { deletedUserName } from '@mitoyen/contract/features/conversations/conversations.rules.ts';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../core/db/schema.ts';
import { erasedText } from '../../core/personal-data/traces-of.ts';

/** Every conversation of an account, with the other one's name. */
export async function listConversationsForArchive(db: Queryable, userId: string) {
  return db
    .selectFrom('conversations')
    .leftJoin('users', (join) =>
      join.on(sql<boolean>`users.id = case when conversations.user_low_id = ${userId}
        then conversations.user_high_id else conversations.user_low_id end`),
    )
    .select([
      'conversations.id',
      'conversations.title',
      'conversations.message_count',
      'conversations.last_activity_at',
      sql<string>`coalesce(users.username, ${deletedUserName})`.as('with'),
    ])
    .where((eb) => eb.or([eb('user_low_id', '=', userId), eb('user_high_id', '=', userId)]))
    .orderBy('conversations.last_activity_at')
    .execute();
}

/** A conversation's messages, oldest first; `from` is `me` for the account's own. */
export async function listMessagesForArchive(db: Queryable, conversationId: string, userId: string) {
  return db
    .selectFrom('messages')
    .select([
      'id',
      sql<string>`case when sender_id = ${userId} then 'me' else 'other' end`.as('from'),
      'subject',
      'content',
      sql<string[]>`array(select f.original_name from message_attachments a join files f on f.id = a.file_id
        where a.message_id = messages.id order by a.position)`.as('attachments'),
      'created_at',
    ])
    .where('conversation_id', '=', conversationId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

const theirs = (userId: string) =>
  sql`(select id from conversations where user_low_id = ${userId} or user_high_id = ${userId})`;

/** Writes « Utilisateur supprimé » wherever an account's conversations hold what `traces` finds. */
export async function eraseTraces(tx: Tx, userId: string, traces: string): Promise<void> {
  const without = (column: string) => sql`regexp_replace(${sql.ref(column)}, ${traces}, ${erasedText}, 'gi')`;
  await sql`update messages set content = ${without('content')}, subject = ${without('subject')}
    where conversation_id in ${theirs(userId)}
      and (content ~* ${traces} or subject ~* ${traces})`.execute(tx);
  await sql`update conversations set title = ${without('title')}
    where id in ${theirs(userId)} and title ~* ${traces}`.execute(tx);
}
