import { hashToken } from '@mitoyen/server/src/core/auth/session-token.ts';
import type { DatabaseHandle } from '@mitoyen/server/src/core/db/database.ts';

/** Somebody with a session, who writes with somebody else. */
export interface Talker {
  readonly id: string;
  readonly email: string;
  readonly token: string;
  readonly otherId: string;
  readonly conversationId: string;
}

const tokenOf = (rank: number) => `token-of-${rank}`;
const talkers = 200;
const messagesInEach = 120;
const textOfMessage =
  'Bonjour, le plan de coffrage du niveau 2 est à jour ; je vous envoie la maquette ce soir et nous en parlons jeudi sur place.';

/**
 * Signs the first freelances of a filled database in, and lets each two of them write to each other. Done again, it adds
 * nothing.
 */
export async function fillPeople({ pool }: Pick<DatabaseHandle, 'pool'>): Promise<Talker[]> {
  const { rows } = await pool.query<{ id: string; email: string }>(
    `select users.id, email::text from users join freelances on freelances.user_id = users.id
     order by users.created_at desc, users.id limit $1`,
    [talkers],
  );
  const people = rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const pairs = people.flatMap((low, index) => {
    const high = index % 2 === 0 ? people[index + 1] : undefined;
    return high ? [{ low, high }] : [];
  });
  await openSessions(pool, people);
  await writeMessages(pool, pairs);
  const { rows: opened } = await pool.query<{ id: string; low: string }>(
    `select id, user_low_id as low from conversations where user_low_id = any($1) and context_key = 'direct'`,
    [pairs.map(({ low }) => low.id)],
  );
  const conversations = new Map(opened.map(({ id, low }) => [low, id]));
  return pairs.flatMap(({ low, high }, pair) => {
    const conversationId = conversations.get(low.id);
    if (!conversationId) throw new Error('two people without a conversation');
    return [
      { ...low, token: tokenOf(2 * pair), otherId: high.id, conversationId },
      { ...high, token: tokenOf(2 * pair + 1), otherId: low.id, conversationId },
    ];
  });
}

async function openSessions(pool: DatabaseHandle['pool'], people: readonly { id: string }[]): Promise<void> {
  await pool.query(
    `insert into sessions (id, user_id, token_hash, expires_at)
     select gen_random_uuid(), id, hash, now() + interval '1 year' from unnest($1::uuid[], $2::bytea[]) given(id, hash)
     on conflict (token_hash) do update set last_used_at = now(), expires_at = excluded.expires_at`,
    [people.map(({ id }) => id), people.map((_, rank) => hashToken(tokenOf(rank)))],
  );
}

async function writeMessages(
  pool: DatabaseHandle['pool'],
  pairs: readonly { low: { id: string }; high: { id: string } }[],
): Promise<void> {
  await pool.query(
    `with opened as (
       insert into conversations (id, user_low_id, user_high_id, last_activity_at)
       select gen_random_uuid(), low, high, now() from unnest($1::uuid[], $2::uuid[]) given(low, high)
       on conflict do nothing returning *
     ), written as (
       insert into messages (id, conversation_id, sender_id, content, created_at)
       select gen_random_uuid(), opened.id, case when n % 2 = 0 then user_low_id else user_high_id end, $3,
         now() - n * interval '1 minute'
       from generate_series($4::int - 1, 0, -1) n, opened returning *
     )
     select id from written`,
    [pairs.map(({ low }) => low.id), pairs.map(({ high }) => high.id), textOfMessage, messagesInEach],
  );
  await pool.query(
    `update conversations c set message_count = $1, last_message_id = m.id, last_activity_at = m.created_at
     from (select distinct on (conversation_id) * from messages order by conversation_id, created_at desc, id desc) m
     where m.conversation_id = c.id and c.last_message_id is null`,
    [messagesInEach],
  );
}
