// Puts `messages` and `events` of a migrated database on two other servers, and says what that takes and what it refuses.
import { credentials } from '../lib/debian-postgres.mjs';

export const tables = { messages: 'conversation_id', events: 'user_id' };

/** What each part keeps by itself: the keys and indexes of the whole table, with its key of distribution. */
const ofParts = {
  messages: `
    alter table %I add primary key (conversation_id, id);
    create index on %I (conversation_id, created_at desc, id desc);
    create index on %I (sender_id);`,
  events: `
    alter table %I add primary key (user_id, id);
    create index on %I (xid);
    create index on %I using brin (created_at);`,
};

const columnsOf = (server, table) =>
  server.query(
    `select attname as name, format_type(atttypid, atttypmod) as type, attnotnull as "notNull"
     from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attnum`,
    [table],
  );

/** An empty part on its own server. */
async function makePart(server, part, table, columns) {
  const list = columns.map(({ name, type, notNull }) => `${name} ${type}${notNull ? ' not null' : ''}`);
  await server.query(`create table ${part} (${list.join(', ')})`);
  await server.query(ofParts[table].replaceAll('%I', part));
}

/** Tries a statement for its error, and rolls it back. @returns PostgreSQL's refusal, or null. */
async function refusalOf(server, statements) {
  return server.query(`begin; ${statements}; rollback`).then(
    () => null,
    (error) => error.message,
  );
}

/**
 * Makes partitioned tables of the two, whose parts are foreign tables.
 * @returns what does not go with them, each with PostgreSQL's own words
 */
export async function shard(coordinator, shards) {
  const refused = [];
  const note = async (what, statements) => {
    const refusal = await refusalOf(coordinator, statements);
    refused.push({ what, refusal });
  };
  await coordinator.query('create extension if not exists postgres_fdw');
  for (const [number, { port }] of shards.entries()) {
    const { user, password } = credentials;
    await coordinator.query(`
      create server shard${number} foreign data wrapper postgres_fdw
        options (host '127.0.0.1', port '${port}', dbname 'mitoyen', batch_size '500');
      create user mapping for ${user} server shard${number} options (user '${user}', password '${password}');`);
  }
  for (const [table, key] of Object.entries(tables)) {
    const columns = await columnsOf(coordinator, table);
    const inbound = await coordinator.query(
      `select conrelid::regclass::text as from, conname as name from pg_constraint where confrelid = $1::regclass`,
      [table],
    );
    const triggers = await coordinator.query(
      `select pg_get_triggerdef(oid) as definition from pg_trigger where tgrelid = $1::regclass and not tgisinternal`,
      [table],
    );
    for (const { from, name } of inbound)
      await coordinator.query(`alter table ${from} drop constraint ${name}`);
    // the sequence of an identity goes with the table, its default does not come with \`like\`
    await coordinator.query(`
      alter table ${table} rename to ${table}_whole;
      create table ${table} (like ${table}_whole including defaults including identity) partition by hash (${key});`);
    for (const [number, server] of shards.entries()) {
      const part = `${table}_${number}`;
      await makePart(server, part, table, columns);
      await coordinator.query(`
        create foreign table ${part} partition of ${table}
          for values with (modulus ${shards.length}, remainder ${number}) server shard${number}`);
    }
    await note(`${table}: a primary key of the whole`, `alter table ${table} add primary key (id)`);
    await note(`${table}: one that names the key`, `alter table ${table} add primary key (${key}, id)`);
    await note(`${table}: an index of the whole`, `create index on ${table} (${key})`);
    if (table === 'messages') {
      const to = (columns_, target) =>
        `alter table messages add foreign key (${columns_}) references ${target}`;
      await note('messages: a foreign key to conversations', to('conversation_id', 'conversations'));
      await note('messages: a foreign key to users', to('sender_id', 'users'));
    }
    for (const { from, name } of inbound)
      await note(
        `${name}: a foreign key to ${table}`,
        `alter table ${from} add constraint ${name} foreign key (message_id) references ${table} (id)`,
      );
    for (const { definition } of triggers) {
      await note(`${table}: ${definition.split(' ')[2]}, a trigger`, definition);
      await coordinator.query(definition).catch(() => undefined);
    }
    await coordinator.query(`drop table ${table}_whole`);
  }
  const someone = `gen_random_uuid()`;
  const message = `insert into messages (id, conversation_id, content, created_at) values (${someone}, ${someone}, '', now())`;
  await note('messages: insert … returning', `${message} returning *`);
  await note('messages: insert … on conflict do nothing', `${message} on conflict do nothing`);
  await note(
    'messages: insert … on conflict (conversation_id, id)',
    `${message} on conflict (conversation_id, id) do nothing`,
  );
  await note(
    'messages: update … returning',
    `update messages set subject = '' where id = ${someone} returning id`,
  );
  await note(
    'messages: another conversation_id, on the other server',
    `${message}; update messages set conversation_id = ${someone} where created_at = now()`,
  );
  await note('messages: select … for update', 'select 1 from messages limit 1 for update');
  await note('messages: truncate', 'truncate messages');
  await note('messages: copy', `copy messages from program 'true'`);
  await note('a transaction prepared for two phases', `${message}; prepare transaction 'one'`);
  return refused;
}
