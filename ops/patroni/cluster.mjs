// A Patroni cluster of three servers and three of etcd, each in a network namespace of its own, and HAProxy before them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { chmod, chown, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { credentials } from '../lib/debian-postgres.mjs';
import { repository } from '../lib/product.mjs';
import { atEnd, run, until } from '../lib/run.mjs';

const bridge = 'mitoyen0';
const network = '10.77.0';
export const gateway = `${network}.1`;
const etcds = [1, 2, 3].map((number) => ({ name: `etcd${number}`, address: `${network}.2${number}` }));
const servers = [1, 2, 3].map((number) => ({ name: `db${number}`, address: `${network}.1${number}` }));
const addressOf = (name) => [...etcds, ...servers].find((host) => host.name === name).address;
const etcdNames = etcds.map(({ name }) => name);
const namespaceOf = (name) => `mitoyen-${name}`;
const ip = (...args) => run('ip', args);
const dcs = { PATRONI_ETCD_HOSTS: etcds.map(({ address }) => `${address}:2379`).join() };
const superuser = { user: 'postgres', password: 'only-of-this-script' };

/** One machine: a namespace on the bridge, with an address. */
async function addHost({ name, address }) {
  const namespace = namespaceOf(name);
  await ip('netns', 'add', namespace);
  atEnd(async () => {
    await killHost(name);
    // with its namespace it would go later, and the next run's be in its way
    await ip('link', 'del', `mt-${name}`);
    await ip('netns', 'del', namespace);
  });
  await ip('link', 'add', `mt-${name}`, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', namespace);
  await ip('link', 'set', `mt-${name}`, 'master', bridge, 'up');
  await ip('-n', namespace, 'addr', 'add', `${address}/24`, 'dev', 'eth0');
  for (const device of ['lo', 'eth0']) await ip('-n', namespace, 'link', 'set', device, 'up');
}

const processesOf = async (name) =>
  (await ip('netns', 'pids', namespaceOf(name))).trim().split('\n').filter(Boolean).map(Number);

async function signalHost(name, signal) {
  for (const pid of await processesOf(name)) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if (error.code !== 'ESRCH') throw error;
    }
  }
}

async function killHost(name) {
  await until(async () => {
    await signalHost(name, 'SIGKILL');
    if ((await processesOf(name)).length > 0) throw new Error(`${name} still runs`);
  });
}

export async function startCluster(folder) {
  await ip('link', 'add', bridge, 'type', 'bridge');
  atEnd(() => ip('link', 'del', bridge));
  await ip('addr', 'add', `${gateway}/24`, 'dev', bridge);
  await ip('link', 'set', bridge, 'up');
  for (const host of [...etcds, ...servers]) await addHost(host);
  const [uid, gid] = (await run('sh', ['-c', 'id -u postgres; id -g postgres']))
    .trim()
    .split('\n')
    .map(Number);

  function startIn(name, command, env = {}) {
    const child = spawn('ip', ['netns', 'exec', namespaceOf(name), ...command], {
      cwd: '/',
      env: { PATH: process.env.PATH, LANG: 'C.UTF-8', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const log = createWriteStream(join(folder, `${name}.log`), { flags: 'a' });
    for (const stream of [child.stdout, child.stderr]) stream.pipe(log, { end: false });
  }

  const peers = etcds.map(({ name, address }) => `${name}=http://${address}:2380`).join();
  /** Starts one of etcd's servers, or starts it again. */
  function startEtcd({ name, address }) {
    startIn(name, [
      ...['etcd', '--enable-v2', '--name', name, '--data-dir', join(folder, name)],
      ...['--initial-cluster', peers, '--initial-advertise-peer-urls', `http://${address}:2380`],
      ...['--listen-peer-urls', `http://${address}:2380`],
      ...['--listen-client-urls', `http://${address}:2379`],
      ...['--advertise-client-urls', `http://${address}:2379`],
    ]);
  }
  for (const etcd of etcds) startEtcd(etcd);
  for (const { address } of etcds)
    await until(async () => {
      const { health } = await (await fetch(`http://${address}:2379/health`)).json();
      if (health !== 'true') throw new Error(`etcd at ${address} is not healthy`);
    });

  const settings = join(folder, 'patroni.yml');
  const shipped = await readFile(join(repository, 'ops/patroni/patroni.yml'), 'utf8');
  // three servers share one file system here
  await writeFile(settings, `${shipped}  parameters:\n    unix_socket_directories: '..'\n`);
  await chmod(settings, 0o644);

  /** Starts a server, or starts it again. */
  function startServer(name) {
    const address = addressOf(name);
    const users = Object.fromEntries(
      ['SUPERUSER', 'REPLICATION', 'REWIND'].flatMap((role) => [
        [`PATRONI_${role}_USERNAME`, role === 'SUPERUSER' ? superuser.user : role.toLowerCase()],
        [`PATRONI_${role}_PASSWORD`, superuser.password],
      ]),
    );
    startIn(name, ['runuser', '-u', 'postgres', '--', '/usr/bin/patroni', settings], {
      ...dcs,
      ...users,
      PATRONI_NAME: name,
      PATRONI_RESTAPI_LISTEN: `${address}:8008`,
      PATRONI_RESTAPI_CONNECT_ADDRESS: `${address}:8008`,
      PATRONI_POSTGRESQL_LISTEN: `${address}:5432`,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${address}:5432`,
      PATRONI_POSTGRESQL_DATA_DIR: join(folder, name, 'data'),
    });
  }

  for (const { name } of servers) {
    for (const place of [join(folder, name), join(folder, name, 'data')]) {
      await mkdir(place, { mode: 0o700 });
      await chown(place, uid, gid);
    }
    startServer(name);
  }

  const patronictl = (...args) => run('/usr/bin/patronictl', ['-c', settings, ...args], { env: dcs });

  /** The cluster as one server knows it. */
  async function membersBy({ address }) {
    const answer = await fetch(`http://${address}:8008/cluster`, { signal: AbortSignal.timeout(5000) });
    return (await answer.json()).members ?? [];
  }

  /**
   * Resolves with the primary's name once three servers run and each says so: one that was frozen tells what it knew before.
   */
  async function untilWhole(isSynchronous = true) {
    const begun = Date.now();
    const remade = new Set();
    return until(async () => {
      const views = await Promise.all(servers.map(membersBy));
      const leaders = new Set();
      for (const members of views) {
        const roles = members.map(({ role }) => role);
        const waiting = members.find(({ state }) => state !== 'running' && state !== 'streaming');
        // a server that never becomes consistent again is copied anew, as an operator would
        if (waiting && Date.now() - begun > 60_000 && !remade.has(waiting.name)) {
          remade.add(waiting.name);
          console.log(`       patronictl reinit of ${waiting.name}, ${waiting.state} for a minute`);
          await patronictl('reinit', '--force', 'mitoyen', waiting.name);
        }
        if (members.length < 3 || waiting || roles.includes('sync_standby') !== isSynchronous)
          throw new Error(`not whole: ${JSON.stringify(members)}`);
        leaders.add(members.find(({ role }) => role === 'leader')?.name);
      }
      const [leader, ...others] = leaders;
      if (!leader || others.length > 0) throw new Error('they do not agree who leads');
      return leader;
    }, 300);
  }

  async function drop(name, others, action) {
    for (const other of others) {
      for (const [chain, end] of [
        ['INPUT', '-s'],
        ['OUTPUT', '-d'],
      ]) {
        const rule = [action, chain, end, addressOf(other), '-j', 'DROP'];
        await ip('netns', 'exec', namespaceOf(name), 'iptables', ...rule);
      }
    }
  }

  const proxy = spawn('haproxy', ['-f', join(repository, 'ops/patroni/haproxy.cfg'), '-db'], {
    env: {
      PATH: process.env.PATH,
      LISTEN_ADDRESS: gateway,
      ...Object.fromEntries(servers.map(({ name, address }) => [name.toUpperCase(), address])),
    },
    stdio: 'ignore',
  });
  atEnd(async () => {
    if (proxy.exitCode !== null) return;
    proxy.kill('SIGKILL');
    await once(proxy, 'exit');
  });

  async function query(text, values, { user, password, database } = { ...credentials, database: 'mitoyen' }) {
    const client = new pg.Client({
      ...{ host: gateway, port: 5000, user, password, database },
      connectionTimeoutMillis: 5000,
    });
    client.on('error', () => undefined);
    await client.connect();
    return (await client.query(text, values).finally(() => client.end())).rows;
  }

  await untilWhole();
  await until(() => query('select 1', [], { ...superuser, database: 'postgres' }));
  const { user, password } = credentials;
  for (const statement of [
    `create role ${user} login password '${password}'`,
    `create database mitoyen owner ${user}`,
  ])
    await query(statement, [], { ...superuser, database: 'postgres' });

  const othersThan = (name) => servers.map((server) => server.name).filter((other) => other !== name);
  const role = `${user}:${password}`;
  const readUrl = `postgres://${role}@${servers.map(({ address }) => `${address}:5432`).join()}/mitoyen`;
  return {
    url: `postgres://${role}@${gateway}:5000/mitoyen`,
    readUrl,
    /** All servers by themselves: the product finds the one that writes. */
    directUrl: `${readUrl}?target_session_attrs=read-write`,
    query,
    untilWhole,
    start: startServer,
    /** As a power cut: Patroni and PostgreSQL at once. */
    kill: killHost,
    /** PostgreSQL alone, Patroni stays. */
    async killPostgres(name) {
      const [pid] = (await readFile(join(folder, name, 'data/postmaster.pid'), 'utf8')).split('\n');
      process.kill(Number(pid), 'SIGKILL');
    },
    freeze: (name) => signalHost(name, 'SIGSTOP'),
    thaw: (name) => signalHost(name, 'SIGCONT'),
    cutFromEtcd: (name) => drop(name, etcdNames, '-A'),
    healEtcd: (name) => drop(name, etcdNames, '-D'),
    killEtcd: () => killHost(etcds[0].name),
    startEtcd: () => startEtcd(etcds[0]),
    /** Clients still reach it, it reaches neither etcd nor the other servers. */
    isolate: (name) => drop(name, [...etcdNames, ...othersThan(name)], '-A'),
    rejoin: (name) => drop(name, [...etcdNames, ...othersThan(name)], '-D'),
    unplug: (name) => ip('link', 'set', `mt-${name}`, 'down'),
    plug: (name) => ip('link', 'set', `mt-${name}`, 'up'),
    switchover: (name) => patronictl('switchover', '--leader', name, '--force', 'mitoyen'),
    async setSynchronous(isSynchronous) {
      await patronictl('edit-config', '--force', '-s', `synchronous_mode=${isSynchronous}`, 'mitoyen');
    },
  };
}
