import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmbeddedPostgres } from '../../apps/server/src/core/db/embedded/start-embedded-postgres.ts';
import { freePort } from './ports.ts';

const program = fileURLToPath(new URL('../../apps/server/dist/main.mjs', import.meta.url));
const silent = { debug() {}, info() {}, warn() {}, error() {} };

/** A server process of a journey's own, to be started and killed as the journey wants. */
export interface OwnServer {
  readonly url: string;
  /** Resolves once it answers. */
  start(): Promise<void>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
}

/** Servers with a data directory of their own; `close` ends and removes everything. */
export interface OwnServers {
  /** A server on the one PostgreSQL of all that ask for it, or on the one inside its data directory. */
  create(options: { sharedDatabase: boolean }): Promise<OwnServer>;
  close(): Promise<void>;
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  while (server.exitCode === null && server.signalCode === null) {
    const answer = await fetch(`${url}/health/ready`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the server did not start');
}

async function openSharedDatabase(dataDir: string) {
  const postgres = await startEmbeddedPostgres({ dataDir, log: silent });
  const { user, host = '', port } = postgres.connection;
  const url = `postgresql://${user}@localhost:${port}/postgres?host=${encodeURIComponent(host)}`;
  return { url, stop: postgres.stop };
}

export async function createOwnServers(): Promise<OwnServers> {
  const folder = await mkdtemp(join(tmpdir(), 'mitoyen-e2e-own-'));
  const running = new Set<ChildProcess>();
  let shared: ReturnType<typeof openSharedDatabase> | undefined;

  async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
    running.delete(child);
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  return {
    async create({ sharedDatabase }) {
      if (sharedDatabase) shared ??= openSharedDatabase(join(folder, 'shared'));
      const [port, sandboxPort] = [await freePort(), await freePort()];
      const url = `http://localhost:${port}`;
      const env = {
        ...process.env,
        PORT: String(port),
        SANDBOX_PORT: String(sandboxPort),
        METRICS_PORT: '0',
        LOG_LEVEL: 'error',
        DEMO_DATA: 'true',
        SECRET_KEY: 'a secret for journeys, of enough characters',
        DATA_DIR: join(folder, String(port)),
        ...(shared && { DATABASE_URL: (await shared).url }),
      };
      let child: ChildProcess | undefined;
      return {
        url,
        async start() {
          child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'ignore', 'inherit'] });
          running.add(child);
          await untilReady(url, child);
        },
        async kill() {
          if (child) await end(child, 'SIGKILL');
        },
      };
    },
    async close() {
      await Promise.all([...running].map((child) => end(child, 'SIGTERM')));
      await shared?.then(({ stop }) => stop());
      await rm(folder, { recursive: true, force: true });
    },
  };
}
