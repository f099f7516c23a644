// Retention in a bucket, and a restore from it by several settings beside `cp` and a replay: `node ops/pgbackrest/bucket.mjs`,
// as root. Debian: apt-get install pgbackrest postgresql nginx-light openssl memcached swift-proxy swift-account
// swift-container swift-object. The store is OpenStack Swift: what s3rver does not list (run.mjs) it does.
// ROWS=3000000 is some 0.4 GB. Everything runs in a network of its own and is stopped.
import { appendFile, chmod, mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isAlone } from '../lib/alone.mjs';
import { adopt, asOwner, credentials, programs, startPostgres } from '../lib/debian-postgres.mjs';
import { stopAll } from '../lib/processes.mjs';
import { repository } from '../lib/product.mjs';
import { atEnd, check, run, script, temporaryFolder, until } from '../lib/run.mjs';
import { startSwift } from './swift.mjs';

const rows = Number(process.env.ROWS ?? 3_000_000);
const rounds = 2;
const stanza = 'pgbackrest --stanza=mitoyen';
/** As shipped first; each has a repository of its own in the bucket. */
const ways = {
  'as shipped (zst, 2 processes)': {},
  lz4: { PGBACKREST_COMPRESS_TYPE: 'lz4' },
  '4 processes': { PGBACKREST_PROCESS_MAX: '4' },
  'without bundles': { PGBACKREST_REPO1_BUNDLE: 'n' },
};

const shell = (command) => run(...asOwner('sh', ['-c', command]), { cwd: '/' });

async function secondsOf(work) {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

/** Seconds of processor that these processes and what they started have used. */
async function processorOf(pids) {
  const listed = await run('ps', ['-eo', 'pid=,ppid=,cputimes=']);
  const all = listed
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const wanted = new Set(pids);
  return all
    .filter(([pid, parent]) => wanted.has(pid) || wanted.has(parent))
    .reduce((sum, [, , seconds]) => sum + seconds, 0);
}

const load = async () => (await readFile('/proc/loadavg', 'utf8')).split(' ')[0];

async function prepare() {
  const folder = await temporaryFolder('bucket');
  await chmod(folder, 0o755);
  const place = join(folder, 'place');
  await run('install', ['-d', '-m', '777', place]);
  for (const name of ['log', 'lock', 'spool', 'wal']) {
    await mkdir(join(place, name));
    await chmod(join(place, name), 0o777);
  }
  await run('install', ['-m', '644', join(repository, 'ops/pgbackrest/pgbackrest.conf'), place]);
  const tls = { key: join(folder, 'key.pem'), certificate: join(folder, 'certificate.pem') };
  await run('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'],
    ...['-keyout', tls.key, '-out', tls.certificate],
  ]);
  atEnd(stopAll);
  const store = await startSwift(join(folder, 'swift'), 'database', tls);
  // what archives by itself outlives the server
  atEnd(() => shell('pgbackrest stop --force'));
  Object.assign(process.env, {
    PGBACKREST_CONFIG: join(place, 'pgbackrest.conf'),
    PGBACKREST_REPO1_S3_BUCKET: 'database',
    PGBACKREST_REPO1_S3_ENDPOINT: 'localhost',
    PGBACKREST_REPO1_STORAGE_HOST: '127.0.0.1',
    PGBACKREST_REPO1_STORAGE_PORT: String(store.port),
    PGBACKREST_REPO1_STORAGE_VERIFY_TLS: 'n',
    PGBACKREST_REPO1_S3_REGION: store.region,
    PGBACKREST_REPO1_S3_KEY: store.keys.accessKeyId,
    PGBACKREST_REPO1_S3_KEY_SECRET: store.keys.secretAccessKey,
    PGBACKREST_REPO1_CIPHER_PASS: 'only of this script',
    PGBACKREST_PG1_PATH: join(folder, 'postgres'),
    PGBACKREST_PG1_SOCKET_PATH: join(folder, 'postgres'),
    PGBACKREST_PG1_USER: credentials.user,
    PGBACKREST_LOG_PATH: join(place, 'log'),
    PGBACKREST_LOCK_PATH: join(place, 'lock'),
    PGBACKREST_SPOOL_PATH: join(place, 'spool'),
    PGBACKREST_LOG_LEVEL_CONSOLE: 'warn',
    // on a busy machine
    PGBACKREST_ARCHIVE_TIMEOUT: '120',
    PGPASSWORD: credentials.password,
  });
  const server = await startPostgres(join(folder, 'postgres'), {
    archive_mode: 'on',
    // the script says what archives, way by way
    archive_command: `sh ${place}/pgbackrest.sh %p %f`,
    max_wal_size: '2GB',
  });
  process.env.PGBACKREST_PG1_PORT = String(server.port);
  return { place, store, server };
}

await (async () => {
  if (!(await isAlone())) return;
  await script(async () => {
    console.log(`       ${(await run('pgbackrest', ['version'])).trim()}, load ${await load()}`);
    const { place, store, server } = await prepare();
    const archive = join(place, 'pgbackrest.sh');
    const archived = async () => {
      const [{ last }] = await server.query('select pg_walfile_name(pg_switch_wal()) as last');
      await until(async () => {
        const [{ isThere }] = await server.query(
          'select last_archived_wal >= $1 as "isThere" from pg_stat_archiver',
          [last],
        );
        if (!isThere) throw new Error('the log is not archived yet');
      }, 300);
    };
    /** Both what archives and what this script starts from now on. */
    const useWay = async (env) => {
      await rm(archive, { force: true });
      for (const name of Object.keys(ways).flatMap((way) => Object.keys(ways[way]))) delete process.env[name];
      Object.assign(process.env, env);
      // what archives takes the same lock, and is not there yet
      await until(() => shell(`${stanza} stanza-create`), 60);
      const words = Object.entries(env).map(([name, value]) => `${name}=${value}`);
      const lines = `cp $1 ${place}/wal/$2 && env ${words.join(' ')} ${stanza} archive-push $1\n`;
      await run('sh', ['-c', 'printf %s "$1" >"$2"', 'sh', lines, archive]);
    };

    await useWay({ PGBACKREST_REPO1_PATH: '/retention' });
    for (const type of ['full', 'full', 'diff', 'full']) await shell(`${stanza} --type=${type} backup`);
    const info = async () => JSON.parse(await shell(`${stanza} --output=json info`))[0];
    const segments = async () =>
      (await store.list('retention/archive/')).filter((name) => name.endsWith('.zst')).length;
    const folders = async () =>
      new Set(
        (await store.list('retention/backup/mitoyen/')).map((name) => /\/(\d{8}-\w+)\//.exec(name)?.[1]),
      );
    const kept = { backups: (await info()).backup.length, segments: await segments() };
    await shell(`${stanza} --repo1-retention-full-type=count --repo1-retention-full=1 expire`);
    const { backup, archive: log } = await info();
    const there = [...(await folders())].filter(Boolean);
    check(
      'what is past retention goes from the bucket, with its log',
      kept.backups === 4 &&
        backup.length === 1 &&
        log[0].min >= backup[0].archive.start &&
        there.join() === backup[0].label,
      `${kept.backups} → ${backup.length} backups, ${kept.segments} → ${await segments()} segments`,
    );

    await server.query(
      `create table bulk as select i, md5(i::text) as a, md5((i * 7)::text) as b, md5((i * 13)::text) as c
        from generate_series(1, ${rows}) i`,
    );
    const [{ size }] = await server.query(
      'select pg_database_size(current_database())::float8 / 1e9 as size',
    );
    console.log(`       ${size.toFixed(2)} GB`);

    /** Brings a folder back, and the log that follows. @returns both times. */
    async function time(target, restore) {
      const copying = await secondsOf(() => restore(target));
      let copy;
      const replaying = await secondsOf(async () => {
        copy = await (await adopt(target)).start(600);
        await until(async () => {
          const [{ replays }] = await copy.query('select pg_is_in_recovery() as replays');
          if (replays) throw new Error('it still replays');
        }, 600);
      });
      await copy.stop('immediate');
      await rm(target, { recursive: true });
      return { copying, replaying };
    }

    let number = 0;
    for (const [way, own] of Object.entries(ways)) {
      number += 1;
      await useWay({ ...own, PGBACKREST_REPO1_PATH: `/way-${number}` });
      const full = await secondsOf(() => shell(`${stanza} --type=full backup`));
      const base = join(place, 'base');
      await rm(base, { recursive: true, force: true });
      const from = server.url.replace(/[^/]+$/, 'postgres');
      await shell(`${programs()}/pg_basebackup -D ${base} -d ${from} -X none -c fast`);
      await server.query('update bulk set b = a where i % 10 = $1', [number]);
      await archived();
      const sums = { hand: [0, 0], tool: [0, 0] };
      const before = await processorOf(store.pids);
      for (let round = 1; round <= rounds; round += 1) {
        const byHand = await time(join(place, `hand-${round}`), async (target) => {
          await shell(`cp -a ${base} ${target} && touch ${target}/recovery.signal && sync`);
          const settings = `restore_command = 'cp ${place}/wal/%f %p'\narchive_mode = off\n`;
          await appendFile(join(target, 'postgresql.auto.conf'), settings);
        });
        const byTool = await time(join(place, `tool-${round}`), async (target) => {
          await shell(`mkdir -m 700 ${target} && ${stanza} --pg1-path=${target} --archive-mode=off restore`);
        });
        for (const [who, { copying, replaying }] of [
          ['hand', byHand],
          ['tool', byTool],
        ]) {
          sums[who][0] += copying / rounds;
          sums[who][1] += replaying / rounds;
        }
      }
      const ofStore = ((await processorOf(store.pids)) - before) / rounds;
      const [hand, tool] = [sums.hand, sums.tool].map(([one, two]) => one + two);
      const told = ([one, two]) => `${one.toFixed(1)} + ${two.toFixed(1)} s`;
      console.log(
        `       ${way}: full ${full.toFixed(1)} s; restore ${told(sums.tool)} beside ${told(sums.hand)}: ${(tool / hand).toFixed(2)} times; the store used ${ofStore.toFixed(0)} s of processor; load ${await load()}`,
      );
    }
  });
})();
