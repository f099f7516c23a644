// What the script that tries pgBackRest starts and compares.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { atEnd, run, until } from '../lib/run.mjs';

/** What a restore has to bring back. */
export const tables = ['users', 'conversations', 'messages', 'files'];

/** A hash over each table's rows. */
export async function hashesOf(server) {
  const hashes = {};
  for (const table of tables) {
    const [row] = await server.query(
      `select count(*)::int as rows, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash from ${table} t`,
    );
    hashes[table] = `${row.rows} ${row.hash}`;
  }
  return hashes;
}

/** @returns the address of a picture of one colour. */
export async function sendPicture(url, token, color) {
  const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: color } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.set('avatar', new Blob([picture], { type: 'image/jpeg' }), 'plan.jpg');
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/api/upload/avatar`, { method: 'POST', headers, body: form });
  const body = await answer.json();
  if (answer.status !== 201) throw new Error(`a picture answers ${answer.status}: ${JSON.stringify(body)}`);
  return body.url;
}

/** A hash of what an address answers. */
export async function hashOf(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return createHash('sha256')
    .update(Buffer.from(await answer.arrayBuffer()))
    .digest('hex');
}

/**
 * s3rver on a port of its own, with a certificate if `tls` names one; `files` and `database` are its buckets.
 */
export async function startStore(folder, port, tls = []) {
  const buckets = ['--configure-bucket', 'files', '--configure-bucket', 'database'];
  const args = [
    '--yes',
    's3rver@3.7.1',
    '-s',
    '-d',
    folder,
    '-a',
    '127.0.0.1',
    '-p',
    port,
    ...buckets,
    ...tls,
  ];
  const child = spawn('npx', args.map(String), { detached: true, stdio: 'ignore' });
  const stop = () => {
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch (error) {
      if (error.code !== 'ESRCH') throw error;
    }
  };
  atEnd(async () => stop());
  await until(() => run('bash', ['-c', `exec 3<>/dev/tcp/127.0.0.1/${port}`]), 90);
  return { stop, url: `${tls.length > 0 ? 'https' : 'http'}://127.0.0.1:${port}` };
}
