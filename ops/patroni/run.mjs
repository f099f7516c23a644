// Takes the primary of a Patroni cluster away under load, ten times, and one server of etcd once: `node ops/patroni/run.mjs`,
// as root, after `npm run build`; `node ops/patroni/run.mjs switchover unplugged` plays these alone, `HAPROXY=no` has
// DATABASE_URL name the servers themselves. Needs Debian's packages patroni, etcd-server, haproxy, postgresql, iptables and
// iproute2; each server has a network namespace of its own. Everything lies in a temporary folder and is stopped.
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startLoad } from '../lib/load.mjs';
import { call, makeTalkers, startProduct } from '../lib/product.mjs';
import { check, run, script, temporaryFolder, until } from '../lib/run.mjs';
import { startCluster } from './cluster.mjs';

const mostAwaySeconds = 15;
const faultMs = 20_000;

await script(async () => {
  const versions = [
    'patroni --version',
    'etcd --version | head -1',
    'haproxy -v | head -1',
    'psql --version',
  ];
  for (const command of versions) console.log(`       ${(await run('sh', ['-c', command])).trim()}`);
  const folder = await temporaryFolder('patroni');
  await chmod(folder, 0o755);
  const cluster = await startCluster(folder);
  const url = process.env.HAPROXY === 'no' ? cluster.directUrl : cluster.url;
  const database = { DATABASE_URL: url, DATABASE_READ_URL: cluster.readUrl };
  const instances = [];
  for (const name of ['one', 'other']) instances.push(await startProduct(join(folder, name), database));
  const urls = instances.map((instance) => instance.url);
  const talkers = await makeTalkers(urls[0]);
  const startCalls = () => startLoad(urls, talkers, { writers: 6, readers: 4, pauseMs: 50 });
  let load = await startCalls();
  await pause(10_000);
  const before = load.statuses.values().reduce((sum, times) => sum + times, 0);
  console.log(`       ${Math.round(before / 10)} calls a second before anything happens`);

  /** What happens to the primary, and what brings it back. */
  const faults = {
    'server killed': [cluster.kill, cluster.start],
    'PostgreSQL killed': [cluster.killPostgres],
    'server frozen': [cluster.freeze, cluster.thaw],
    'cut from etcd': [cluster.cutFromEtcd, cluster.healEtcd],
    'cut from etcd and the standbys': [cluster.isolate, cluster.rejoin],
    unplugged: [cluster.unplug, cluster.plug],
    switchover: [cluster.switchover],
    'one etcd of three killed': [cluster.killEtcd, cluster.startEtcd],
  };

  async function playRound(what, isSynchronous = true) {
    const primary = await cluster.untilWhole(isSynchronous);
    const [strike, mend] = faults[what];
    load.takeLongestGapMs();
    await strike(primary);
    await pause(faultMs);
    await mend?.(primary);
    const next = await cluster.untilWhole(isSynchronous);
    const heard = load.heard.size;
    await until(() => {
      if (load.heard.size === heard) throw new Error(`no live event after: ${what}`);
    }, 10);
    const awaySeconds = load.takeLongestGapMs() / 1000;
    check(what, awaySeconds <= mostAwaySeconds, `${awaySeconds.toFixed(1)} s, ${primary} → ${next}`);
  }

  /** What of the acknowledged is not there, and what is there twice. */
  async function compare() {
    const stored = await cluster.query(
      'select content, count(*)::int as times from messages group by content',
    );
    const times = new Map(stored.map((row) => [row.content, row.times]));
    return {
      lost: [...load.acknowledged.keys()].filter((content) => !times.has(content)).length,
      doubled: stored.filter((row) => row.times > 1).length,
    };
  }

  /** How long a mail takes that is asked for now. */
  async function mailSeconds() {
    const start = performance.now();
    const [{ now }] = await cluster.query('select now()');
    const body = { email: talkers.one.email };
    const { status } = await call(urls[0], 'POST', '/api/auth/forgot-password', { body });
    if (status >= 300) throw new Error(`asking for a mail answers ${status}`);
    await until(async () => {
      const [sent] = await cluster.query(
        `select 1 from pgboss.job where name like 'mail-send%' and state = 'completed' and completed_on > $1`,
        [now],
      );
      if (!sent) throw new Error('no mail is sent');
    });
    return (performance.now() - start) / 1000;
  }

  const rounds = [
    ...['server killed', 'switchover', 'PostgreSQL killed', 'server frozen', 'cut from etcd'],
    ...['cut from etcd and the standbys', 'switchover', 'server frozen', 'server killed', 'unplugged'],
    'one etcd of three killed',
  ];
  const asked = process.argv.slice(2);
  for (const what of asked.length > 0 ? asked : rounds) await playRound(what);
  await pause(5000);
  await load.stop();
  const { lost, doubled } = await compare();
  check('nothing acknowledged is lost', lost === 0, `${lost} of ${load.acknowledged.size}`);
  check('nothing is stored twice', doubled === 0, `${doubled}`);
  const faulty = [...load.statuses].filter(([status]) => status !== 503 && !(status >= 200 && status < 300));
  const statuses = JSON.stringify(Object.fromEntries(load.statuses));
  check('every answer is right, or 503 that says when to try again', faulty.length === 0, statuses);
  const unheard = [...load.acknowledged.values()].filter((id) => !load.heard.has(id)).length;
  const resets = load.resets();
  check('every message is told', unheard === 0 || resets > 0, `${unheard} by “ask again”, ${resets} times`);
  check('jobs go on', true, `a mail is sent ${(await mailSeconds()).toFixed(1)} s after it was asked for`);

  await cluster.setSynchronous(false);
  load = await startCalls();
  await playRound('cut from etcd and the standbys', false);
  await load.stop();
  const asynchronous = await compare();
  console.log(
    `       without synchronous_mode: ${asynchronous.lost} of ${load.acknowledged.size} acknowledged lost`,
  );
  check(
    'both instances still run',
    instances.every((instance) => !instance.hasEnded()),
  );
});
