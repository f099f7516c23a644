// Backs a working product up and restores it to a moment between two writes: `node ops/backup/run.mjs`, after
// `npm run build`. Needs Debian's package postgresql. Everything runs on the loopback interface and is stopped.
import { createHash } from 'node:crypto';
import { chmod, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { startS3Stub } from '../../apps/server/src/gateways/files/s3-stub.fixture.ts';
import { adopt, asOwner, startPostgres } from '../lib/debian-postgres.mjs';
import { call, makeTalkers, repository, startProduct } from '../lib/product.mjs';
import { atEnd, check, run, script, temporaryFolder, until } from '../lib/run.mjs';

const pause = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));
const scripts = join(repository, 'ops/backup');
const tables = ['users', 'conversations', 'messages', 'files'];

/** A hash over each table's rows. */
async function hashesOf(server) {
  const hashes = {};
  for (const table of tables) {
    const [row] = await server.query(
      `select count(*)::int as rows, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash from ${table} t`,
    );
    hashes[table] = `${row.rows} ${row.hash}`;
  }
  return hashes;
}

async function sendPicture(url, token, color) {
  const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: color } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.set('avatar', new Blob([picture], { type: 'image/jpeg' }), 'plan.jpg');
  const answer = await fetch(`${url}/api/upload/avatar`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const body = await answer.json();
  if (answer.status !== 201) throw new Error(`a picture answers ${answer.status}: ${JSON.stringify(body)}`);
  return body.url;
}

const hashOf = async (address) => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return createHash('sha256')
    .update(Buffer.from(await answer.arrayBuffer()))
    .digest('hex');
};

await script(async () => {
  const folder = await temporaryFolder('backup');
  await chmod(folder, 0o755);
  const backup = join(folder, 'backup');
  for (const name of ['', 'base', 'wal']) {
    await mkdir(join(backup, name), { recursive: true });
    await chmod(join(backup, name), 0o777);
  }
  // the user postgres may not enter the repository
  for (const name of ['archive-wal.sh', 'base-backup.sh', 'restore.sh']) {
    await run('install', ['-m', '755', join(scripts, name), join(folder, name)]);
  }
  const stamp = join(folder, 'last-backup');
  const server = await startPostgres(join(folder, 'postgres'), {
    archive_mode: 'on',
    archive_command: `${folder}/archive-wal.sh %p %f ${backup}/wal`,
  });
  const bucket = await startS3Stub();
  atEnd(() => bucket.close());
  const s3 = {
    S3_BUCKET: 'mitoyen',
    S3_ENDPOINT: bucket.url,
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
    S3_FORCE_PATH_STYLE: 'true',
  };
  const product = await startProduct(join(folder, 'data'), { DATABASE_URL: server.url, ...s3 });
  const talkers = await makeTalkers(product.url);
  const write = (content) =>
    call(product.url, 'POST', `/api/messages/${talkers.conversationId}`, {
      token: talkers.one.token,
      body: { senderId: talkers.one.id, content },
    });
  const copyFiles = (to, ...options) =>
    run(process.execPath, [join(scripts, 'copy-files.mjs'), join(folder, 'files'), ...options], {
      env: { ...s3, S3_ENDPOINT: to },
    });

  await write('before the base backup');
  const pictures = [await sendPicture(product.url, talkers.one.token, 'brown')];
  await run(...asOwner('env', [`DATABASE_DIRECT_URL=${server.url}`, `${folder}/base-backup.sh`, backup]), {
    cwd: '/',
  });
  await run('touch', [stamp]);
  check('a base backup is verified, and its age told', (await stat(stamp)).mtimeMs > Date.now() - 60_000);
  await write('after the base backup');
  pictures.push(await sendPicture(product.url, talkers.one.token, 'grey'));
  console.log(`       ${(await copyFiles(bucket.url)).trim()}`);
  await until(async () => {
    const [{ waiting }] = await server.query(
      `select count(*)::int as waiting from pgboss.job where state in ('created', 'active')`,
    );
    if (waiting > 0) throw new Error('jobs run');
  }).catch(() => undefined);
  await pause(1.5);
  const expected = await hashesOf(server);
  const hashes = await Promise.all(pictures.map((path) => hashOf(new URL(path, product.url))));
  const [{ moment }] = await server.query(`select to_char(now(), 'YYYY-MM-DD"T"HH24:MI:SS.USOF') as moment`);
  await pause(1.5);
  await write('after the moment');
  await product.stop();
  await server.query('select pg_switch_wal()');
  await server.query('checkpoint');
  await until(async () => {
    const [{ last }] = await server.query(
      `select last_archived_time > $1::timestamptz as last from pg_stat_archiver`,
      [moment],
    );
    if (!last) throw new Error('the log is not archived yet');
  });
  await server.crash();

  await run('install', ['-d', '-m', '777', join(folder, 'place')]);
  await run(...asOwner(`${folder}/restore.sh`, [backup, join(folder, 'place', 'restored'), moment]), {
    cwd: '/',
  });
  const restored = await (await adopt(join(folder, 'place', 'restored'))).start();
  await until(async () => {
    const [{ waiting }] = await restored.query('select pg_is_in_recovery() as waiting');
    if (waiting) throw new Error('it still replays');
  });
  const found = await hashesOf(restored);
  for (const table of tables)
    check(`${table}: rows and hash as they were`, found[table] === expected[table], found[table]);
  const contents = (await restored.query('select content from messages')).map((row) => row.content);
  check(
    'the moment lies between two writes',
    contents.length === 2 && !contents.includes('after the moment'),
    contents.join(', '),
  );

  const emptyBucket = await startS3Stub();
  atEnd(() => emptyBucket.close());
  console.log(`       ${(await copyFiles(emptyBucket.url, '--back')).trim()}`);
  const again = await startProduct(join(folder, 'again'), {
    DATABASE_URL: restored.url,
    ...s3,
    S3_ENDPOINT: emptyBucket.url,
  });
  const same = await Promise.all(
    pictures.map(async (path, index) => (await hashOf(new URL(path, again.url))) === hashes[index]),
  );
  check('every picture is the same', same.every(Boolean), `${same.length} pictures`);
  const read = await call(again.url, 'GET', `/api/messages/${talkers.conversationId}`, {
    token: talkers.one.token,
  });
  check('who was signed in still is, and finds the messages', read.status === 200 && read.body.length === 2);
});
