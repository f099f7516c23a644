// Backs a working product up with pgBackRest into a bucket, and restores it to a moment between two writes:
// `node ops/pgbackrest/run.mjs`, after `npm run build`. Needs Debian's packages pgbackrest and postgresql, openssl, and
// s3rver (fetched by npx). Everything runs on the loopback interface and is stopped.
import { appendFile, chmod, mkdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { adopt, asOwner, credentials, programs, startPostgres } from '../lib/debian-postgres.mjs';
import { call, makeTalkers, repository, startProduct } from '../lib/product.mjs';
import { atEnd, check, freePort, run, script, temporaryFolder, until } from '../lib/run.mjs';
import { hashesOf, hashOf, sendPicture, startStore, tables } from './parts.mjs';

const mostTimesSlower = 1.3;
const here = join(repository, 'ops/pgbackrest');
// some 1 GB
const bulkRows = 7_000_000;

/** As the user postgres, by its shell. */
const shell = (command) => run(...asOwner('sh', ['-c', command]), { cwd: '/' });

/** Resolves once a server on a restored folder writes. */
async function recover(folder) {
  const server = await (await adopt(folder)).start(300);
  await until(async () => {
    const [{ replays }] = await server.query('select pg_is_in_recovery() as replays');
    if (replays) throw new Error('it still replays');
  }, 300);
  return server;
}

async function secondsOf(work) {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

await script(async () => {
  console.log(`       ${(await run('pgbackrest', ['version'])).trim()}, s3rver 3.7.1`);
  const folder = await temporaryFolder('pgbackrest');
  await chmod(folder, 0o755);
  const place = join(folder, 'place');
  await run('install', ['-d', '-m', '777', place]);
  for (const name of ['log', 'lock', 'spool', 'wal']) {
    await mkdir(join(place, name));
    await chmod(join(place, name), 0o777);
  }
  // the user postgres may not enter the repository
  await run('install', ['-m', '644', join(here, 'pgbackrest.conf'), place]);
  const stamp = join(place, 'last-backup');
  const certificate = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  await run('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'],
    ...['-keyout', certificate[0], '-out', certificate[1]],
  ]);
  const tls = ['--key', certificate[0], '--cert', certificate[1]];
  const storePort = await freePort();
  const store = join(folder, 'store');
  let backups = await startStore(store, storePort, tls);
  // what PostgreSQL's and cron's environment would say
  Object.assign(process.env, {
    PGBACKREST_CONFIG: join(place, 'pgbackrest.conf'),
    PGBACKREST_REPO1_S3_BUCKET: 'database',
    PGBACKREST_REPO1_S3_ENDPOINT: 'localhost',
    PGBACKREST_REPO1_STORAGE_HOST: '127.0.0.1',
    PGBACKREST_REPO1_STORAGE_PORT: String(storePort),
    PGBACKREST_REPO1_STORAGE_VERIFY_TLS: 'n',
    PGBACKREST_REPO1_S3_REGION: 'us-east-1',
    PGBACKREST_REPO1_S3_KEY: 'S3RVER',
    PGBACKREST_REPO1_S3_KEY_SECRET: 'S3RVER',
    PGBACKREST_REPO1_CIPHER_PASS: 'only of this script',
    PGBACKREST_PG1_PATH: join(folder, 'postgres'),
    PGBACKREST_PG1_SOCKET_PATH: join(folder, 'postgres'),
    PGBACKREST_PG1_USER: credentials.user,
    PGBACKREST_LOG_PATH: join(place, 'log'),
    PGBACKREST_LOCK_PATH: join(place, 'lock'),
    PGBACKREST_SPOOL_PATH: join(place, 'spool'),
    PGBACKREST_LOG_LEVEL_CONSOLE: 'warn',
    PGPASSWORD: credentials.password,
    BACKUP_STAMP_FILE: stamp,
  });

  // what archives by itself outlives the server
  atEnd(() => shell('pgbackrest stop --force'));
  const server = await startPostgres(join(folder, 'postgres'), {
    archive_mode: 'on',
    // the second copy is what a restore by hand is compared with
    archive_command: `cp %p ${place}/wal/%f && pgbackrest --stanza=mitoyen archive-push %p`,
    max_wal_size: '2GB',
  });
  process.env.PGBACKREST_PG1_PORT = String(server.port);
  await shell('pgbackrest --stanza=mitoyen stanza-create && pgbackrest --stanza=mitoyen check');
  const cron = await readFile(join(here, 'cron'), 'utf8');
  const [full, differential] = [...cron.matchAll(/postgres (pgbackrest .+)$/gm)].map(
    ([, command]) => command,
  );
  const plainCopy = join(place, 'base');
  async function copyPlainly() {
    await rm(plainCopy, { recursive: true, force: true });
    const from = server.url.replace(/[^/]+$/, 'postgres');
    await shell(`${programs()}/pg_basebackup -D ${plainCopy} -d ${from} -X none -c fast`);
  }
  async function archiveAll() {
    const [{ last }] = await server.query('select pg_walfile_name(pg_switch_wal()) as last');
    await until(async () => {
      const [{ archived }] = await server.query(
        'select last_archived_wal >= $1 as archived from pg_stat_archiver',
        [last],
      );
      if (!archived) throw new Error('the log is not archived yet');
    }, 180);
  }

  const files = await startStore(join(folder, 'files-store'), await freePort());
  const s3 = {
    S3_BUCKET: 'files',
    S3_ENDPOINT: files.url,
    S3_REGION: 'us-east-1',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
    S3_FORCE_PATH_STYLE: 'true',
  };
  const product = await startProduct(join(folder, 'data'), { DATABASE_URL: server.url, ...s3 });
  const talkers = await makeTalkers(product.url);
  const write = (content) =>
    call(product.url, 'POST', `/api/messages/${talkers.conversationId}`, {
      token: talkers.one.token,
      body: { senderId: talkers.one.id, content },
    });
  const copyFiles = (endpoint, ...options) =>
    run(
      process.execPath,
      [join(repository, 'ops/backup/copy-files.mjs'), join(folder, 'files'), ...options],
      {
        env: { ...s3, S3_ENDPOINT: endpoint },
      },
    );

  await write('before the full backup');
  const pictures = [await sendPicture(product.url, talkers.one.token, 'brown')];
  await server.query(
    `create table bulk as select i, md5(i::text) as a, md5((i * 7)::text) as b, md5((i * 13)::text) as c
      from generate_series(1, ${bulkRows}) i`,
  );
  const [{ gigabytes }] = await server.query(
    'select pg_database_size(current_database())::float8 / 1e9 as gigabytes',
  );
  console.log(
    `       full: ${(await secondsOf(() => shell(full))).toFixed(1)} s of ${gigabytes.toFixed(2)} GB`,
  );
  const { mtimeMs: fullStamp } = await stat(stamp);
  await write('before the differential one');
  await server.query('update bulk set a = b where i % 10 = 0');
  console.log(`       differential: ${(await secondsOf(() => shell(differential))).toFixed(1)} s`);
  const { mtimeMs: differentialStamp } = await stat(stamp);
  check('each whole backup is stamped', fullStamp > Date.now() - 600_000 && differentialStamp > fullStamp);

  // a plain copy of the same moment, and a log that both have to replay
  await copyPlainly();
  await server.query('update bulk set b = c where i % 10 = 1');
  await write('after the backups');
  pictures.push(await sendPicture(product.url, talkers.one.token, 'grey'));
  console.log(`       ${(await copyFiles(files.url)).trim()}`);

  // the bucket is away for a day's backup
  backups.stop();
  const failed = await shell(`PGBACKREST_IO_TIMEOUT=5 ${differential}`).then(
    () => false,
    () => true,
  );
  check('a backup that fails is not stamped', failed && (await stat(stamp)).mtimeMs === differentialStamp);
  await server.query('select pg_switch_wal()');
  backups = await startStore(store, storePort, tls);

  await until(async () => {
    const [{ waiting }] = await server.query(
      `select count(*)::int as waiting from pgboss.job where state in ('created', 'active')`,
    );
    if (waiting > 0) throw new Error('jobs run');
  }).catch(() => undefined);
  await pause(1500);
  const expected = await hashesOf(server);
  const hashes = await Promise.all(pictures.map((path) => hashOf(new URL(path, product.url))));
  const [{ moment }] = await server.query(`select to_char(now(), 'YYYY-MM-DD HH24:MI:SS.USOF') as moment`);
  await pause(1500);
  await write('after the moment');
  await product.stop();
  await archiveAll();
  await server.crash();

  const restored = join(place, 'restored');
  await shell(
    `mkdir -m 700 ${restored} && pgbackrest --stanza=mitoyen --pg1-path=${restored} --archive-mode=off \
      --type=time --target='${moment}' --target-action=promote restore`,
  );
  const again = await recover(restored);
  const found = await hashesOf(again);
  for (const table of tables)
    check(`${table}: rows and hash as they were`, found[table] === expected[table], found[table]);
  const contents = (await again.query('select content from messages')).map((row) => row.content);
  check(
    'the moment lies between two writes',
    contents.length === 3 && !contents.includes('after the moment'),
    contents.join(', '),
  );
  const emptyFiles = await startStore(join(folder, 'empty-store'), await freePort());
  console.log(`       ${(await copyFiles(emptyFiles.url, '--back')).trim()}`);
  const productAgain = await startProduct(join(folder, 'again'), {
    DATABASE_URL: again.url,
    ...s3,
    S3_ENDPOINT: emptyFiles.url,
  });
  const same = await Promise.all(
    pictures.map(async (path, index) => (await hashOf(new URL(path, productAgain.url))) === hashes[index]),
  );
  check('every picture is the same', same.every(Boolean), `${same.length} pictures`);
  const read = await call(productAgain.url, 'GET', `/api/messages/${talkers.conversationId}`, {
    token: talkers.one.token,
  });
  check('who was signed in still is, and finds the messages', read.status === 200 && read.body.length === 3);
  await productAgain.stop();
  await again.stop('immediate');

  /** To the last moment archived, by pgBackRest. */
  async function restoreByPgbackrest(target) {
    await shell(
      `mkdir -m 700 ${target} && pgbackrest --stanza=mitoyen --pg1-path=${target} --archive-mode=off restore`,
    );
  }

  /** The same from a plain copy on the same disk. */
  async function restoreByHand(target) {
    await shell(`cp -a ${plainCopy} ${target} && touch ${target}/recovery.signal && sync`);
    const settings = `restore_command = 'cp ${place}/wal/%f %p'\narchive_mode = off\n`;
    await appendFile(join(target, 'postgresql.auto.conf'), settings);
  }

  /** Twice each in turn: how much longer pgBackRest takes, in words and as a number. */
  async function compareRestores() {
    const seconds = { hand: [0, 0], pgbackrest: [0, 0] };
    for (const round of [1, 2]) {
      for (const [way, restore] of Object.entries({ hand: restoreByHand, pgbackrest: restoreByPgbackrest })) {
        const target = join(place, `${way}-${round}`);
        seconds[way][0] += (await secondsOf(() => restore(target))) / 2;
        let copy;
        seconds[way][1] +=
          (await secondsOf(async () => {
            copy = await recover(target);
          })) / 2;
        const [{ rows }] = await copy.query('select count(*)::int as rows from bulk where b = c');
        if (rows !== bulkRows / 10) check(`${way}: the bulk's rows`, false, `${rows}`);
        await copy.stop('immediate');
        await rm(target, { recursive: true });
      }
    }
    const told = ([copying, replaying]) => `${copying.toFixed(1)} + ${replaying.toFixed(1)} s`;
    const [byTool, byHand] = [seconds.pgbackrest, seconds.hand].map(
      ([copying, replaying]) => copying + replaying,
    );
    const times = byTool / byHand;
    const tenGigabytes = Math.round((10 / gigabytes) * seconds.pgbackrest[0]);
    const words = `${told(seconds.pgbackrest)} beside ${told(seconds.hand)}: ${times.toFixed(2)} times; 10 GB reckoned: ${tenGigabytes} s and the replay`;
    return { times, words };
  }

  console.log(`       a restore from the bucket, beside cp and a replay: ${(await compareRestores()).words}`);

  // s3rver does not list folders that hold folders alone, by which pgBackRest finds what is to go: a folder, for this part
  const repository1 = join(place, 'repository');
  await mkdir(repository1);
  await chmod(repository1, 0o777);
  Object.assign(process.env, { PGBACKREST_REPO1_TYPE: 'posix', PGBACKREST_REPO1_PATH: repository1 });
  await server.start(300);
  await shell('pgbackrest --stanza=mitoyen stanza-create');
  await shell(full);
  await copyPlainly();
  await server.query('update bulk set b = a where b = c');
  await server.query('update bulk set b = c where i % 10 = 2');
  await archiveAll();
  const { times, words } = await compareRestores();
  check('from a disk it takes about as long as cp and a replay', times <= mostTimesSlower, words);
  await server.query('drop table bulk');
  const info = async () => JSON.parse(await shell('pgbackrest --stanza=mitoyen --output=json info'))[0];
  const segments = async () =>
    Number(await run('sh', ['-c', `find ${repository1}/archive -name '*.zst' | wc -l`]));
  for (const command of [full, differential, full]) await shell(command);
  const kept = [(await info()).backup.length, await segments()];
  await shell(
    'pgbackrest --stanza=mitoyen --repo1-retention-full-type=count --repo1-retention-full=1 expire',
  );
  const { backup, archive } = await info();
  check(
    'what is past retention goes, with its log',
    kept[0] === 4 && backup.length === 1 && archive[0].min >= backup[0].archive.start,
    `${kept[0]} → ${backup.length} backups, ${kept[1]} → ${await segments()} segments`,
  );
});
