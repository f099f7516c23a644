// The same rows in one database and on the shards of another: conversations of a hundred messages, as time wrote them.

const perConversation = 100;
const chunk = 20_000;

const person = (number) => `lpad(to_hex(${number}), 8, '0') || '-0000-7000-8000-000000000000'`;

/** People and conversations, which every coordinator has whole. */
export async function fillConversations(server, messages) {
  const conversations = Math.ceil(messages / perConversation);
  const people = Math.max(100, Math.ceil(conversations / 10));
  await server.query(`
    insert into users (id, email, username, password_hash, created_at)
      select (${person('n')})::uuid, 'personne' || n || '@exemple.fr', 'Dominique Martin', 'none', now()
      from generate_series(1, ${people + 1}) n;
    insert into conversations (id, user_low_id, user_high_id, context_key, message_count, last_activity_at)
      select md5('conversation' || n)::uuid, (${person('low')})::uuid, (${person('low + 1')})::uuid, md5('offer' || n)::uuid::text,
        ${perConversation}, timestamptz '2026-06-01' + n * interval '1 s'
      from (select n, 1 + n % ${people} as low from generate_series(1, ${conversations}) n) numbered;`);
  return { conversations, people };
}

/** Conversations with their people; of a sharded database, those whose messages lie on one of `modulus` shards. */
export const conversationsOf = (server, modulus = 1, remainder = 0) =>
  server.query(
    `select id, user_low_id as low, user_high_id as high from conversations
     ${modulus > 1 ? `where satisfies_hash_partition('messages'::regclass, ${modulus}, ${remainder}, id)` : ''} order by id`,
  );

/** Messages of some 200 characters; all conversations go on at the same time, so that none lies together. */
export async function fillMessages(server, table, conversations) {
  await server.query('create unlogged table filled (id uuid, low uuid, high uuid)');
  for (let start = 0; start < conversations.length; start += chunk) {
    const some = conversations.slice(start, start + chunk);
    await server.query('insert into filled select * from unnest($1::uuid[], $2::uuid[], $3::uuid[])', [
      some.map(({ id }) => id),
      some.map(({ low }) => low),
      some.map(({ high }) => high),
    ]);
  }
  // nothing is looked up or done for each row; all conversations go on together, so that none lies in one place
  await server.query(`
    set session_replication_role = replica;
    do $$ begin
      for n in 1..${perConversation} loop
        insert into ${table} (id, conversation_id, sender_id, content, created_at, attachment_count)
          select md5(id::text || n)::uuid, id, case when n % 2 = 0 then low else high end, repeat(md5(id::text || n), 6),
            timestamptz '2026-01-01' + n * interval '1 day' + (('x' || left(md5(id::text), 4))::bit(16)::int) * interval '1 s', 0
          from filled;
      end loop;
    end $$`);
  await server.query('drop table filled');
}

/** Indexes are made after the rows, but for those of constraints. @returns what makes them again */
export async function dropIndexes(server, table) {
  const indexes = await server.query(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index where indrelid = $1::regclass and not indisunique`,
    [table],
  );
  for (const { name } of indexes) await server.query(`drop index ${name}`);
  return async () => {
    for (const { definition } of indexes) await server.query(definition);
  };
}
