// Messages and events on two other servers by postgres_fdw, beside all of it on one: `node ops/shards/run.mjs`, after
// `npm run build`. Needs Debian's package postgresql, and 16 GB of disk for the 10 million messages of MESSAGES.
// What PostgreSQL refuses with foreign parts is asked of it, what the product then does is tried by its calls, and a
// conversation's page is measured: by the statements that the server sends, taken from PostgreSQL's log, and as an answer.
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { startPostgres } from '../lib/debian-postgres.mjs';
import { call, makeTalkers, startProduct } from '../lib/product.mjs';
import { check, run, script, temporaryFolder } from '../lib/run.mjs';
import { conversationsOf, dropIndexes, fillConversations, fillMessages } from './fill.mjs';
import { captureStatements, explainPage, measurePages, measureStatements } from './page.mjs';
import { shard } from './shard.mjs';
import { tryProduct } from './try-product.mjs';

const messages = Number(process.env.MESSAGES ?? 10_000_000);
const mostTimes = 1.5;
const shardCount = 2;

const settings = {
  fsync: 'off',
  // caching is left to the system, which can be made to drop a file
  shared_buffers: '64MB',
  maintenance_work_mem: '512MB',
  max_wal_size: '8GB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  // one reads its statements there
  logging_collector: 'on',
  log_destination: 'jsonlog',
};
const started = performance.now();
const say = (text) => console.log(`       ${text} (${((performance.now() - started) / 1000).toFixed(0)} s)`);

await script(async () => {
  say((await run('psql', ['--version'])).trim());
  const folder = await temporaryFolder('shards');
  await chmod(folder, 0o755);
  const whole = await startPostgres(join(folder, 'whole'), settings);
  const coordinator = await startPostgres(join(folder, 'coordinator'), settings);
  const shards = [];
  for (let number = 0; number < shardCount; number += 1)
    shards.push(await startPostgres(join(folder, `shard${number}`), settings));
  const startOn = (server, name) =>
    startProduct(join(folder, name), { DATABASE_URL: server.url, ADDRESS_CONFIRMATION: 'off' });

  for (const server of [whole, coordinator]) await (await startOn(server, 'migrating')).stop();
  const refused = await shard(coordinator, shards);
  for (const { what, refusal } of refused)
    console.log(`${refusal === null ? '  goes' : '  not '}  ${what}${refusal ? `: ${refusal}` : ''}`);

  for (const server of [whole, coordinator]) await fillConversations(server, messages);
  const fill = async (server, table, conversations) => {
    const makeIndexes = await dropIndexes(server, table);
    await fillMessages(server, table, conversations);
    await makeIndexes();
    await server.query(`vacuum analyze ${table}`);
    say(`${table} filled`);
  };
  const conversations = await conversationsOf(whole);
  await fill(whole, 'messages', conversations);
  for (const [number, server] of shards.entries())
    await fill(server, `messages_${number}`, await conversationsOf(coordinator, shardCount, number));
  for (const server of [whole, coordinator]) await server.query('vacuum analyze conversations, users');
  const count = async (server, table) => {
    const [{ rows }] = await server.query(`select count(*)::int as rows from ${table}`);
    return rows;
  };
  const onWhole = await count(whole, 'messages');
  const parts = await Promise.all(shards.map((server, number) => count(server, `messages_${number}`)));
  check(
    'both have the same messages',
    onWhole === parts[0] + parts[1] && onWhole >= messages,
    `${onWhole} = ${parts.join(' + ')}`,
  );

  const products = [await startOn(whole, 'one'), await startOn(coordinator, 'sharded')];
  const talkers = await makeTalkers(products[0].url);
  await call(products[0].url, 'POST', `/api/messages/${talkers.conversationId}`, {
    token: talkers.one.token,
    body: { senderId: talkers.one.id, content: 'Bonjour' },
  });
  const statements = await captureStatements(whole, products[0].url, talkers);
  for (const { name, text } of statements) console.log(`       ${name ? 'prepared: ' : ''}${text}`);
  for (const line of await explainPage(coordinator, statements, conversations[0]))
    console.log(`       ${line}`);
  const warm = { turns: 10, each: 500 };
  const forget = async () => {
    for (const server of [whole, ...shards]) await server.query('checkpoint');
    const files = `find ${folder}/whole/base ${folder}/shard*/base -type f -size +1M`;
    await run('sh', [
      '-c',
      `${files} -exec sync {} + && ${files} -exec dd if={} iflag=nocache count=0 status=none \\;`,
    ]);
  };
  const cold = { turns: 5, each: 200, beforeTurn: forget };
  const tell = (what, [one, sharded]) => {
    const times = sharded.p99 / one.p99;
    const figures = ({ p50, p99 }) => `p50 ${p50.toFixed(2)}, p99 ${p99.toFixed(2)} ms`;
    return [
      times,
      `${what}: one node ${figures(one)}; sharded ${figures(sharded)}; p99 ${times.toFixed(2)} times`,
    ];
  };
  for (const [state, amount] of Object.entries({ 'in memory': warm, 'from the disk': cold })) {
    const results = await measureStatements([whole, coordinator], statements, conversations, amount);
    console.log(`       ${tell(`statements of a page, ${state}`, results)[1]}`);
  }

  // people who read are given the password of an account that was made
  const tokensOf = new Map();
  const readers = [...new Set(conversations.slice(0, 4000).map(({ low }) => low))].slice(0, 30);
  for (const [number, server] of [whole, coordinator].entries()) {
    const { url } = products[number];
    const { one } = number === 0 ? talkers : await makeTalkers(url);
    await server.query(
      'update users set password_hash = (select password_hash from users where id = $1) where id = any($2::uuid[])',
      [one.id, readers],
    );
    const tokens = new Map();
    for (const reader of readers) {
      const [{ email }] = await server.query('select email::text from users where id = $1', [reader]);
      const { status, body } = await call(url, 'POST', '/api/login', {
        body: { email, password: 'charpente7bois' },
      });
      if (status !== 200) throw new Error(`signing in answers ${status}: ${JSON.stringify(body)}`);
      tokens.set(reader, body.token);
    }
    tokensOf.set(url, tokens);
  }
  const theirs = conversations.filter(({ low }) => readers.includes(low));
  const urls = products.map(({ url }) => url);
  for (const [state, amount] of Object.entries({ 'in memory': warm, 'from the disk': cold })) {
    const pages = await measurePages(urls, theirs, tokensOf, amount);
    const [times, text] = tell(`a page as people get it, ${state}`, pages);
    check(`p99 is at most ${mostTimes} times one node's`, times <= mostTimes, text);
  }
  for (const { what, holds, figures } of await tryProduct(products[1].url, coordinator))
    console.log(`${holds ? '  goes' : '  not '}  the product: ${what}${figures ? `: ${figures}` : ''}`);
});
