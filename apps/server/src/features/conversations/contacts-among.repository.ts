import type { Contact } from '@mitoyen/contract/features/conversations/contacts.schemas.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../core/db/schema.ts';
import { mayFind } from '../visibility/index.ts';

interface ContactRow extends Omit<Contact, 'lastMessageAt'> {
  readonly last_message_at: Date;
}

/**
 * Those of the given accounts or profiles with whom the user has exchanged messages, and the last
 * conversation with each; both columns of a pair have an index. An empty conversation does not count, nor
 * does a person whom the user may not find.
 */
export async function findContacts(
  db: Queryable,
  userId: string,
  ids: readonly string[],
): Promise<ContactRow[]> {
  const { rows } = await sql<ContactRow>`
    with asked as (select unnest(${ids}::uuid[]) as id),
    people as (
      select id, id as user_id from asked
      union all select f.id, f.user_id from freelances f join asked using (id)
      union all select j.id, j.user_id from jobseekers j join asked using (id)
      union all select k.id, k.user_id from companies k join asked using (id))
    select distinct on (people.id) people.id as "with", c.id as "conversationId",
      m.created_at as last_message_at, coalesce(m.sender_id = ${userId}, false) as "isLastMine",
      exists (select from blocks b where b.blocker_id = ${userId} and b.blocked_id = people.user_id) as "isBlocked"
    from people
    join conversations c on c.user_low_id = least(people.user_id, ${userId}::uuid)
      and c.user_high_id = greatest(people.user_id, ${userId}::uuid)
    join messages m on m.id = c.last_message_id
    where people.user_id <> ${userId} and ${mayFind(userId, 'people.user_id')}
    order by people.id, m.created_at desc`.execute(db);
  return rows;
}
