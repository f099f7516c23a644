import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { credentials } from './debian-postgres.mjs';
import { repository } from './product.mjs';
import { atEnd, freePort, run, until } from './run.mjs';

/** `[1, 18]` */
export async function pgbouncerVersion() {
  const said = await run('pgbouncer', ['--version']).catch(() => {
    throw new Error('PgBouncer is missing: apt-get install pgbouncer');
  });
  return (/(\d+)\.(\d+)/.exec(said) ?? []).slice(1).map(Number);
}

/** Debian's PgBouncer before a server, by the settings of `ops/pgbouncer/pgbouncer.ini`. */
export async function startPgbouncer(folder, server) {
  const port = await freePort();
  const users = join(folder, 'users.txt');
  const settings = join(folder, 'pgbouncer.ini');
  const [major, minor] = await pgbouncerVersion();
  const sample = await readFile(join(repository, 'ops/pgbouncer/pgbouncer.ini'), 'utf8');
  const hasPrepared = major > 1 || minor >= 21;
  await writeFile(users, `"${credentials.user}" "${credentials.password}"\n`);
  await writeFile(
    settings,
    sample
      .replace('POSTGRES_HOST', '127.0.0.1')
      .replace('POSTGRES_PORT', server.port)
      .replace('LISTEN_ADDRESS', '127.0.0.1')
      .replace('LISTEN_PORT', port)
      .replace('AUTH_FILE', users)
      .replace(';max_prepared', hasPrepared ? 'max_prepared' : ';max_prepared'),
  );
  for (const file of [users, settings]) await chmod(file, 0o644);
  const command = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--', 'pgbouncer'] : ['pgbouncer'];
  const child = spawn(command[0], [...command.slice(1), '-q', settings], { cwd: '/', stdio: 'ignore' });
  atEnd(async () => {
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  });
  const url = server.url.replace(`:${server.port}/`, `:${port}/`);
  await until(async () => {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    await client.query('select 1').finally(() => client.end());
  });
  return { url, port, hasPrepared };
}
