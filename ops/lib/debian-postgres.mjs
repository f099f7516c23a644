import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, chown, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { atEnd, freePort, run, until } from './run.mjs';

/** Where Debian's package puts the programs of its newest version. */
export function programs() {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root)
    ? readdirSync(root).sort((one, other) => Number(other) - Number(one))
    : [];
  if (!versions[0]) throw new Error('PostgreSQL is missing: apt-get install postgresql');
  return join(root, versions[0], 'bin');
}

/** PostgreSQL does not run as root: Debian's package makes the user postgres. */
const isRoot = process.getuid?.() === 0;
export const asOwner = (command, args) =>
  isRoot ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, args];

async function makeOwned(folder) {
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o700);
  if (!isRoot) return;
  const [uid, gid] = (await run('sh', ['-c', 'id -u postgres; id -g postgres']))
    .trim()
    .split('\n')
    .map(Number);
  await chown(folder, uid, gid);
}

export const credentials = { user: 'mitoyen', password: 'only-of-this-script' };
const databaseName = 'mitoyen';

/** One server on a port of the loopback interface. */
export class PostgresServer {
  #child;
  constructor(folder, port, settings) {
    Object.assign(this, { folder, port, settings });
  }

  get url() {
    return `postgres://${credentials.user}:${credentials.password}@127.0.0.1:${this.port}/${databaseName}`;
  }

  async start(seconds = 30) {
    const settings = {
      listen_addresses: '127.0.0.1',
      port: this.port,
      unix_socket_directories: this.folder,
      timezone: 'UTC',
      ...this.settings,
    };
    const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const [command, args] = asOwner(join(programs(), 'postgres'), ['-D', this.folder, ...options]);
    const log = [];
    // away from here: a test's own folder may be closed to the user postgres
    this.#child = spawn(command, args, { cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] });
    this.#child.stderr.on('data', (text) => log.push(String(text)) > 50 && log.shift());
    atEnd(() => this.stop('immediate'));
    await until(() => this.query('select 1'), seconds).catch((error) => {
      throw new Error(`PostgreSQL did not start: ${log.join('')}`, { cause: error });
    });
    return this;
  }

  /** `fast` closes connections and keeps all; `immediate` is a crash. */
  async stop(mode = 'fast') {
    if (!this.#child || this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const ended = once(this.#child, 'exit');
    const [command, args] = asOwner(join(programs(), 'pg_ctl'), [
      'stop',
      '-D',
      this.folder,
      '-m',
      mode,
      '-W',
    ]);
    await run(command, args, { cwd: '/' }).catch(() => this.#child.kill('SIGKILL'));
    await ended;
  }

  /** Ends every process of the server at once, as a power cut would. */
  async crash() {
    const [pid] = (await run('head', ['-1', join(this.folder, 'postmaster.pid')])).trim().split('\n');
    const ended = once(this.#child, 'exit');
    await run('sh', ['-c', `kill -9 $(pgrep -P ${pid}) ${pid} || true`]);
    await ended;
  }

  async query(text, values, database = databaseName) {
    const client = new pg.Client({
      host: '127.0.0.1',
      port: this.port,
      ...credentials,
      database,
      connectionTimeoutMillis: 5000,
    });
    client.on('error', () => undefined);
    await client.connect();
    return (await client.query(text, values).finally(() => client.end())).rows;
  }

  /** A server that follows this one. */
  async startStandby(folder, settings = {}) {
    await makeOwned(folder);
    const from = `host=127.0.0.1 port=${this.port} user=${credentials.user} password=${credentials.password}`;
    const name = settings.cluster_name ?? 'standby';
    const [command, args] = asOwner(join(programs(), 'pg_basebackup'), [
      ...['-D', folder, '-d', `${from} application_name=${name}`, '-X', 'stream', '-R', '-c', 'fast'],
    ]);
    await run(command, args, { cwd: '/' });
    const standby = new PostgresServer(folder, await freePort(), { ...this.settings, ...settings });
    return standby.start();
  }
}

/** A fresh server with an empty database, its role not a superuser by default. */
export async function startPostgres(folder, settings = {}) {
  await makeOwned(folder);
  const password = join(folder, '..', `password-${process.pid}`);
  await writeFile(password, credentials.password);
  if (isRoot) await chmod(password, 0o644);
  const [command, args] = asOwner(join(programs(), 'initdb'), [
    ...['-D', folder, '-U', credentials.user, `--pwfile=${password}`, '-A', 'scram-sha-256'],
    ...['-E', 'UTF8', '--locale=C.UTF-8', '--data-checksums'],
  ]);
  await run(command, args, { cwd: '/' });
  const server = new PostgresServer(folder, await freePort(), { wal_level: 'replica', ...settings });
  // the database is not there yet
  await server.start().catch(() => undefined);
  await server.query(`create database ${databaseName}`, [], 'postgres');
  return server;
}

/** A server on a directory that is there. */
export async function adopt(folder, settings = {}) {
  return new PostgresServer(folder, await freePort(), settings);
}
