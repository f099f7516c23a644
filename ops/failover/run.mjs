// Hands over from one PostgreSQL to another under load, then loses one: `node ops/failover/run.mjs`, after `npm run build`.
// Needs Debian's package postgresql. Everything runs on the loopback interface, in a temporary folder, and is stopped.
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { startPostgres } from '../lib/debian-postgres.mjs';
import { startLoad } from '../lib/load.mjs';
import { makeTalkers, startProduct } from '../lib/product.mjs';
import { check, script, temporaryFolder, until } from '../lib/run.mjs';

const mostAwaySeconds = 10;
const pause = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** From now on, what is committed is on the other server as well. */
async function waitForOther(server) {
  await until(async () => {
    const [following] = await server.query(`select 1 from pg_stat_replication where state = 'streaming'`);
    if (!following) throw new Error('no server follows');
  });
  await server.query(`alter system set synchronous_standby_names = '*'`);
  await server.query('select pg_reload_conf()');
}

async function waitForNobody(server) {
  await server.query(`alter system reset synchronous_standby_names`);
  await server.query('select pg_reload_conf()');
}

await script(async () => {
  const folder = await temporaryFolder('failover');
  await chmod(folder, 0o755);
  const first = await startPostgres(join(folder, 'first'), { wal_keep_size: '256MB' });
  const second = await first.startStandby(join(folder, 'second'));
  const hosts = [first, second].map(({ port }) => `127.0.0.1:${port}`).join();
  const url = first.url.replace(/127\.0\.0\.1:\d+/, hosts);
  const database = { DATABASE_URL: `${url}?target_session_attrs=read-write` };
  const instances = [];
  for (const name of ['one', 'other']) instances.push(await startProduct(join(folder, name), database));
  await waitForOther(first);
  const talkers = await makeTalkers(instances[0].url);
  const load = await startLoad(
    instances.map((instance) => instance.url),
    talkers,
  );
  await pause(6);
  console.log(`${load.acknowledged.size} messages in 6 s before anything happens`);

  load.takeLongestGapMs();
  await first.stop('fast');
  await second.promote();
  await pause(8);
  const switchover = load.takeLongestGapMs() / 1000;
  check(
    'a switchover is over soon',
    switchover <= mostAwaySeconds,
    `${switchover.toFixed(1)} s without a message`,
  );

  await first.follow(second);
  await waitForNobody(second);
  await waitForOther(second);
  await pause(3);
  load.takeLongestGapMs();
  await second.crash();
  // what looks after the servers needs a moment to be sure
  await pause(2);
  await first.promote();
  await waitForNobody(first);
  await pause(8);
  const crash = load.takeLongestGapMs() / 1000;
  check(
    'so is a crash, noticed after 2 s',
    crash <= mostAwaySeconds,
    `${crash.toFixed(1)} s without a message`,
  );

  await load.stop();
  const stored = await first.query('select content, count(*)::int as times from messages group by content');
  const times = new Map(stored.map((row) => [row.content, row.times]));
  const acknowledged = [...load.acknowledged.keys()];
  const lost = acknowledged.filter((content) => !times.has(content)).length;
  const doubled = stored.filter((row) => row.times > 1).length;
  check('nothing acknowledged is lost', lost === 0, `${lost} of ${acknowledged.length}`);
  check('nothing is stored twice', doubled === 0, `${doubled}`);
  const unheard = [...load.acknowledged.values()].filter((id) => !load.heard.has(id)).length;
  check(
    'every message is told to who listens',
    unheard === 0 || load.resets() > 0,
    `${unheard} not heard, ${load.resets()} resets`,
  );
  const faults = [...load.statuses].filter(([status]) => status >= 500 && status !== 503);
  check('no call fails with 500', faults.length === 0, JSON.stringify(Object.fromEntries(load.statuses)));
  check('every 503 says when to try again', !load.statuses.has('503 without Retry-After'));
  check(
    'both instances still run',
    instances.every((instance) => !instance.hasEnded()),
  );
});
