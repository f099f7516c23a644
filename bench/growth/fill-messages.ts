import { hashToken } from '@mitoyen/server/src/core/auth/session-token.ts';
import type { DatabaseHandle } from '@mitoyen/server/src/core/db/database.ts';
import type { PoolClient } from 'pg';

/** Who reads, with which token: the same in every database. */
export const reader = {
  id: '01900000-0000-7000-8000-000000000000',
  token: 'a-token-for-measurements',
} as const;

const readersConversations = 10;
const textOfMessage =
  'Bonjour, le plan de coffrage du niveau 2 est à jour ; je vous envoie la maquette ce soir et nous en parlons jeudi sur place.';

/** Accounts are made from numbers, the reader being 0; conversation n is between accounts 0 or n, and n + 1. */
const idOf = (number: string) => `('01900000-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;
const conversationIdOf = (number: string) =>
  `('01900001-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;

/**
 * Adds conversations until there are so many messages: the reader's first one holds a tenth of all, every other one a
 * hundred at most.
 */
export async function fillMessages({ pool }: DatabaseHandle, messages: number): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    return await fill(client, messages);
  } finally {
    client.release(true);
  }
}

async function fill(client: PoolClient, messages: number): Promise<number> {
  const { rows } = await client.query<{ count: number }>('select count(*) as count from messages');
  if (Number(rows[0]?.count) > 0) return 0;
  const inLong = messages / 10;
  const inEach = Math.min(100, (messages - inLong) / (readersConversations - 1));
  const conversations = 1 + Math.ceil((messages - inLong) / inEach);
  await client.query(
    `insert into users (id, username, email, password_hash, role)
     select ${idOf('n')}, 'Personne ' || n, 'personne-' || n || '@charge.mitoyen.test', 'none', 'freelance'
     from generate_series(0, $1::int) n`,
    [conversations],
  );
  await client.query(
    `insert into sessions (id, user_id, token_hash, expires_at) values (gen_random_uuid(), $1, $2, now() + interval '1 year')`,
    [reader.id, hashToken(reader.token)],
  );
  await client.query(
    `insert into conversations (id, user_low_id, user_high_id, message_count, last_activity_at)
     select ${conversationIdOf('n')}, case when n < $2 then ${idOf('0')} else ${idOf('n')} end, ${idOf('n + 1')},
       case when n = 0 then $3::int else $4::int end, now()
     from generate_series(0, $1::int - 1) n`,
    [conversations, readersConversations, inLong, inEach],
  );
  // in the order of time, as they are written: a conversation's messages lie among those of all others
  await client.query(
    `insert into messages (id, conversation_id, sender_id, content, created_at)
     select gen_random_uuid(), ${conversationIdOf('c')}, ${idOf('c + 1')}, $4, now() - interval '1 year' + at * interval '1 second'
     from (
       select c, k * ($1::int / $3::float8) as at from generate_series(1, $1::int - 1) c, generate_series(1, $3::int) k
       union all select 0, k * ($1::int / $2::float8) from generate_series(1, $2::int) k
     ) written order by at`,
    [conversations, inLong, inEach, textOfMessage],
  );
  await client.query(
    `update conversations c set last_message_id = m.id, last_activity_at = m.created_at
     from (select distinct on (conversation_id) conversation_id, id, created_at from messages
       order by conversation_id, created_at desc) m
     where m.conversation_id = c.id`,
  );
  await client.query('vacuum (analyze)');
  return messages;
}
