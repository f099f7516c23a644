// The built product on ports and data of its own, for scripts under ops/: several servers on one PostgreSQL, loopback only.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { unreachedServices } from '../../apps/server/test/unreached-services.ts';
import { startEmbeddedPostgres } from '../../packages/embedded-postgres/src/index.ts';
import { root } from '../../scripts/lib/run.mjs';

export { freePort } from './free-port.mjs';

const program = join(root, 'apps/server/dist/main.mjs');

/** Nobody answers there: no script is about what the outside world says. */
const noOutside = {
  ...unreachedServices,
  STRIPE_SECRET_KEY: 'sk_test_none',
  STRIPE_WEBHOOK_SECRET: 'whsec_none',
  STRIPE_API_URL: 'http://127.0.0.1:9',
};

/** A folder that `close` deletes, and a PostgreSQL in it. */
export async function openWorkshop() {
  if (!existsSync(program)) throw new Error('The product is not built: npm run build');
  const folder = await mkdtemp(join(tmpdir(), 'mitoyen-ops-'));
  const log = { info() {}, warn() {}, error() {}, debug() {} };
  const postgres = await startEmbeddedPostgres({
    dataDir: join(folder, 'postgres'),
    user: 'mitoyen',
    database: 'mitoyen',
    reachableDir: '/var/lib/mitoyen',
    log,
    settings: { max_connections: '200' },
  });
  const { connection } = postgres;
  return {
    folder,
    /** Makes an empty database and tells its address. */
    async createDatabase(name) {
      const admin = new pg.Client(connection);
      await admin.connect();
      await admin.query(`create database ${admin.escapeIdentifier(name)}`);
      await admin.end();
      const host = encodeURIComponent(connection.host);
      return `postgresql://${connection.user}@localhost:${connection.port}/${name}?host=${host}`;
    },
    async dropDatabase(name) {
      const admin = new pg.Client(connection);
      await admin.connect();
      await admin.query(`drop database ${admin.escapeIdentifier(name)} with (force)`);
      await admin.end();
    },
    async close() {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Starts a server; what it says on standard error is kept in `errors`. */
export function startServer({ folder, port, databaseUrl, env = {}, args = [] }) {
  const child = spawn(process.execPath, [program, ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      PATH: process.env.PATH,
      ...noOutside,
      PORT: String(port),
      METRICS_PORT: '0',
      HOST: '127.0.0.1',
      DATABASE_URL: databaseUrl,
      DATA_DIR: join(folder, 'data'),
      SECRET_KEY: 'a secret for operators, of enough characters',
      DEMO_DATA: 'false',
      LOG_LEVEL: 'error',
      // other work on this machine is no reason to refuse any
      SHED_FROM_MS: '30000',
      ...env,
    },
  });
  let errors = '';
  child.stderr.on('data', (text) => {
    errors += text;
  });
  const ended = once(child, 'exit').then(([code, signal]) => ({ code, signal }));
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    pid: child.pid,
    ended,
    errors: () => errors,
    /** Resolves with true once it answers that it is ready, with false when it ends before. */
    async ready() {
      while (child.exitCode === null && child.signalCode === null) {
        const answer = await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(2000) }).catch(
          () => null,
        );
        await answer?.body?.cancel();
        if (answer?.ok) return true;
        await wait(50);
      }
      return false;
    },
    /** Asks it to end, and resolves with how it did. */
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
