// Retention in a bucket: `node ops/pgbackrest/retention.mjs`, as root. Debian: apt-get install pgbackrest postgresql
// nginx-light openssl memcached swift-proxy swift-account swift-container swift-object. The store is OpenStack Swift, which
// lists what s3rver (run.mjs) does not. Everything runs in a network of its own and is stopped.
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isAlone } from '../lib/alone.mjs';
import { asOwner, credentials, startPostgres } from '../lib/debian-postgres.mjs';
import { stopAll } from '../lib/processes.mjs';
import { repository } from '../lib/product.mjs';
import { atEnd, check, run, script, temporaryFolder } from '../lib/run.mjs';
import { startSwift } from './swift.mjs';

const stanza = 'pgbackrest --stanza=mitoyen';
const shell = (command) => run(...asOwner('sh', ['-c', command]), { cwd: '/' });

/** PostgreSQL that archives into the bucket, and pgBackRest's environment variables. @returns the bucket. */
async function prepare() {
  const folder = await temporaryFolder('retention');
  await chmod(folder, 0o755);
  const place = join(folder, 'place');
  await run('install', ['-d', '-m', '777', place]);
  for (const name of ['log', 'lock', 'spool']) {
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
  const archive = join(place, 'pgbackrest.sh');
  const server = await startPostgres(join(folder, 'postgres'), {
    archive_mode: 'on',
    archive_command: `sh ${archive} %p`,
  });
  process.env.PGBACKREST_PG1_PORT = String(server.port);
  // what archives takes the same lock, and is not there yet
  await shell(`${stanza} stanza-create`);
  await writeFile(archive, `${stanza} archive-push $1\n`);
  return store;
}

async function steps() {
  console.log(`       ${(await run('pgbackrest', ['version'])).trim()}`);
  const store = await prepare();
  const count = async () => {
    const [{ backup, archive }] = JSON.parse(await shell(`${stanza} --output=json info`));
    const names = await store.list('pgbackrest/');
    const labels = names.map((name) => /\/backup\/mitoyen\/(\d{8}-[\w-]+)\//.exec(name)?.[1]);
    return {
      labels: backup.map(({ label }) => label),
      isLogKept: archive[0].min >= backup[0].archive.start,
      folders: new Set(labels.filter(Boolean)),
      segments: names.filter((name) => name.includes('/archive/') && name.endsWith('.zst')).length,
    };
  };
  for (const type of ['full', 'full', 'diff', 'full']) await shell(`${stanza} --type=${type} backup`);
  const before = await count();
  await shell(`${stanza} --repo1-retention-full-type=count --repo1-retention-full=1 expire`);
  const after = await count();
  check(
    'what is past retention goes from the bucket, with its log',
    before.labels.length === 4 &&
      before.folders.size === 4 &&
      after.isLogKept &&
      after.labels.length === 1 &&
      [...after.folders].join() === after.labels.join(),
    `${before.folders.size} → ${after.folders.size} backups, ${before.segments} → ${after.segments} segments`,
  );
}

if (await isAlone()) await script(steps);
