// The product behind Debian's PgBouncer in transaction mode: `node ops/pgbouncer/run.mjs`, after `npm run build`; with
// `--tests`, the API's tests of conversations, offers, accounts, applications and events go through it as well (some minutes).
// Needs Debian's packages postgresql and pgbouncer. Everything runs on the loopback interface and is stopped.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { credentials, startPostgres } from '../lib/debian-postgres.mjs';
import { startLoad } from '../lib/load.mjs';
import { pgbouncerVersion, startPgbouncer } from '../lib/pgbouncer.mjs';
import { call, makeTalkers, repository, startProduct } from '../lib/product.mjs';
import { check, script, temporaryFolder } from '../lib/run.mjs';

const pause = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** Milliseconds from an acknowledged message to its event on the other instance, of so many messages. */
async function eventDelays([one, other], talkers, times) {
  const heardAt = new Map();
  const stop = new AbortController();
  const stream = await fetch(`${other.url}/api/events`, {
    headers: { authorization: `Bearer ${talkers.other.token}` },
    signal: stop.signal,
  });
  const reading = (async () => {
    for await (const chunk of stream.body.pipeThrough(new TextDecoderStream()))
      for (const [id] of chunk.matchAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g))
        if (!heardAt.has(id)) heardAt.set(id, performance.now());
  })().catch(() => undefined);
  const sentAt = new Map();
  for (let time = 0; time < times; time += 1) {
    const body = { senderId: talkers.one.id, content: `delay ${time}` };
    const path = `/api/messages/${talkers.conversationId}`;
    const { body: message } = await call(one.url, 'POST', path, { token: talkers.one.token, body });
    sentAt.set(message.id, performance.now());
    await pause(0.2);
  }
  await pause(6);
  stop.abort();
  await reading;
  return [...sentAt].map(([id, at]) =>
    heardAt.has(id) ? Math.max(0, heardAt.get(id) - at) : Number.POSITIVE_INFINITY,
  );
}

/** What a call says that waits for a lock which nobody gives up, and after how many seconds. */
async function waitForLock(server, instance, talkers) {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query('begin; lock table messages in access exclusive mode');
  const began = performance.now();
  const { status } = await call(instance.url, 'GET', `/api/messages/${talkers.conversationId}`, {
    token: talkers.one.token,
    signal: AbortSignal.timeout(20_000),
  }).catch(() => ({ status: 0 }));
  const seconds = (performance.now() - began) / 1000;
  await client.end();
  return { status, seconds };
}

async function tryInstances(name, server, settings, folder) {
  const instances = [];
  for (const instance of ['one', 'other'])
    instances.push(await startProduct(join(folder, `${name}-${instance}`), settings));
  const talkers = await makeTalkers(instances[0].url);
  const delays = (await eventDelays(instances, talkers, 20)).sort((one, other) => one - other);
  check(
    `${name}: events come at once`,
    delays.at(-1) < 1000,
    `the latest of 20 after ${Math.round(delays.at(-1))} ms`,
  );
  const { status, seconds } = await waitForLock(server, instances[0], talkers);
  check(
    `${name}: a call that takes too long is cut`,
    status === 503 && seconds < 6,
    `${status} after ${seconds.toFixed(1)} s`,
  );
  const load = await startLoad(
    instances.map(({ url }) => url),
    talkers,
  );
  await pause(8);
  await load.stop();
  const faults = [...load.statuses].filter(([code]) => typeof code !== 'number' || code >= 400);
  check(`${name}: no call fails`, faults.length === 0, JSON.stringify(Object.fromEntries(load.statuses)));
  const unheard = [...load.acknowledged.values()].filter((id) => !load.heard.has(id)).length;
  check(
    `${name}: every message is told`,
    unheard === 0,
    `${load.acknowledged.size - unheard} of ${load.acknowledged.size}`,
  );
  for (const instance of instances) await instance.stop();
}

await script(async () => {
  const folder = await temporaryFolder('pgbouncer');
  await chmod(folder, 0o755);
  const server = await startPostgres(join(folder, 'postgres'), { max_connections: 250 });
  const pooler = await startPgbouncer(folder, server);
  console.log(`PgBouncer ${(await pgbouncerVersion()).join('.')}, transaction mode`);

  const alone = await startProduct(join(folder, 'alone'), { DATABASE_URL: pooler.url }, 20).catch(() => null);
  const said = alone?.output() ?? '';
  check(
    'without DATABASE_DIRECT_URL, a sentence names it',
    said.includes('DATABASE_DIRECT_URL'),
    said.trim(),
  );
  await alone?.stop();

  const settings = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: server.url };
  await tryInstances('not prepared', server, settings, folder);
  if (pooler.hasPrepared)
    await tryInstances('prepared', server, { ...settings, DATABASE_PREPARED: 'true' }, folder);
  else console.log('       prepared statements need PgBouncer 1.21 or later: not tried');

  if (!process.argv.includes('--tests')) return;
  const at = (port) => `postgres://${credentials.user}:${credentials.password}@127.0.0.1:${port}/postgres`;
  const tests = ['accounts', 'applications', 'conversations', 'events', 'offers'];
  const child = spawn(
    process.execPath,
    [
      join(repository, 'node_modules/vitest/vitest.mjs'),
      ...['run', '--project', 'server', ...tests.map((feature) => `apps/server/src/features/${feature}/`)],
    ],
    {
      cwd: repository,
      env: { ...process.env, TEST_DATABASE_URL: at(server.port), TEST_POOLER_URL: at(pooler.port) },
      stdio: 'inherit',
    },
  );
  const [code] = await once(child, 'exit');
  check('the API’s tests pass through the pooler', code === 0);
});
