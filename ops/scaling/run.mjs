// What a row takes and what a distributed PostgreSQL would refuse, by the real schema: `node ops/scaling/run.mjs`, after
// `npm run build`. Needs Debian's package postgresql. `--rows 200000` says how many messages are written.
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../lib/debian-postgres.mjs';
import { makeTalkers, repository, startProduct } from '../lib/product.mjs';
import { run, script, temporaryFolder } from '../lib/run.mjs';
import { constraintsUnder } from './distribution.mjs';

const { values } = parseArgs({ options: { rows: { type: 'string', default: '100000' } } });

/** Rows like those that people write: a message of some 200 characters, as many events as it causes. */
const fill = (rows) => `
  insert into messages (id, conversation_id, sender_id, content, created_at)
    select gen_random_uuid(), conversation_id, sender_id, repeat(md5(n::text), 6), created_at + n * interval '1 ms'
    from (select * from messages limit 1) one, generate_series(1, ${rows}) n;
  insert into events (user_id, type, data, created_at)
    select sender_id, 'message', jsonb_build_object('conversationId', conversation_id, 'messageId', id), now()
    from messages limit ${rows};`;

await script(async () => {
  const folder = await temporaryFolder('scaling');
  await chmod(folder, 0o755);
  const server = await startPostgres(join(folder, 'postgres'), { fsync: 'off' });
  const settings = { DATABASE_URL: server.url, SECRET_KEY: 'a secret of this script alone, long enough' };
  const product = await startProduct(join(folder, 'data'), settings);
  const { one, conversationId } = await makeTalkers(product.url);
  await fetch(`${product.url}/api/messages/${conversationId}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${one.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ senderId: one.id, content: 'Bonjour' }),
  });
  await product.stop();
  const seed = ['scripts/run-command.mjs', 'seed', '--profiles', '2000'];
  await run(process.execPath, seed, {
    cwd: repository,
    env: { ...settings, DATA_DIR: join(folder, 'seed'), NODE_ENV: 'development' },
  });
  await server.query(fill(Number(values.rows)));
  await server.query('vacuum analyze');
  const sizes = await server.query(`
    select relname as table, n_live_tup::int as rows, (pg_table_size(relid) / n_live_tup)::int as row,
      (pg_indexes_size(relid) / n_live_tup)::int as indexes
    from pg_stat_user_tables where schemaname = 'public' and n_live_tup > 1000 order by 3 + 4 desc, 1`);
  console.log('| table | rows | bytes a row | of its indexes |\n| --- | --- | --- | --- |');
  for (const { table, rows, row, indexes } of sizes)
    console.log(`| ${table} | ${rows} | ${row} | ${indexes} |`);

  const judged = await constraintsUnder(server);
  const refused = judged.filter(({ refusal }) => refusal !== null);
  console.log(
    `\n${judged.length} rules of the schema looked at, ${refused.length} do not hold under the chosen keys`,
  );
  for (const { table, name, refusal } of refused) console.log(`- ${table}, ${name}: ${refusal}`);
});
