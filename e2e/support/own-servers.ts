import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeThrowawayDir } from '@mitoyen/embedded-postgres';
import { copyKept } from './kept-data.ts';
import { startOwnDatabase } from './own-database.ts';
import { freePort } from './ports.ts';

const program = fileURLToPath(new URL('../../apps/server/dist/main.mjs', import.meta.url));

/** The built product for one journey alone, to be started and ended as the journey wants. */
export interface OwnServer {
  /** The same at every start. */
  readonly url: string;
  /** Its sandbox, whose data ends with it. */
  readonly sandboxUrl: string;
  /** Starts it on the data it left, its clock so many seconds ahead, with these settings; resolves once it answers. */
  start(clockOffsetSeconds?: number, settings?: Readonly<Record<string, string>>): Promise<void>;
  /** Lets it finish what it does. */
  stop(): Promise<void>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Its processes that answer on the port, by number, where there are several. */
  instances(): Promise<number[]>;
}

interface OwnServerOptions {
  /** On the one PostgreSQL of all that ask for it, instead of the one inside its data directory. */
  readonly sharedDatabase?: boolean;
  /** Begins with what the product under test holds by then, instead of with nothing. */
  readonly demoData?: boolean;
  /** Processes that answer on its port. */
  readonly instances?: number;
}

/** Servers of a journey's own; `close` ends them and removes everything. */
export interface OwnServers {
  create(options?: OwnServerOptions): Promise<OwnServer>;
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

/** Those of its children that run the product themselves. Source: proc_pid_children(5), proc_pid_cmdline(5). */
async function instancesOf(pid: number): Promise<number[]> {
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).split(' ').filter(Boolean);
  const commands = await Promise.all(
    children.map((child) => readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '')),
  );
  return children.filter((_, index) => commands[index]?.includes(program)).map(Number);
}

export async function createOwnServers(): Promise<OwnServers> {
  const folder = makeThrowawayDir('mitoyen-e2e-own-');
  const running = new Set<ChildProcess>();
  let shared: ReturnType<typeof startOwnDatabase> | undefined;

  async function end(child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> {
    if (!child || !running.delete(child) || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  return {
    async create({ sharedDatabase = false, demoData = false, instances = 1 } = {}) {
      if (sharedDatabase) shared ??= startOwnDatabase(join(folder, 'shared'));
      const [port, sandboxPort, smtpPort] = [await freePort(), await freePort(), await freePort()];
      const url = `http://localhost:${port}`;
      const env = {
        ...process.env,
        PORT: String(port),
        SANDBOX_PORT: String(sandboxPort),
        SANDBOX_SMTP_PORT: String(smtpPort),
        METRICS_PORT: '0',
        INSTANCES: String(instances),
        // no journey is about a machine that has much else to do
        SHED_FROM_MS: '30000',
        LOG_LEVEL: 'error',
        // made once, by the product under test: drawing its pictures is most of what a first start costs
        DEMO_DATA: 'false',
        SECRET_KEY: 'a secret for journeys, of enough characters',
        DATA_DIR: join(folder, String(port)),
        ...(sharedDatabase && { DATABASE_URL: (await shared)?.url }),
      };
      if (demoData) await copyKept(env.DATA_DIR);
      let child: ChildProcess | undefined;
      return {
        url,
        sandboxUrl: `http://localhost:${sandboxPort}`,
        async start(clockOffsetSeconds = 0, settings = {}) {
          child = spawn(process.execPath, [program], {
            env: { ...env, MITOYEN_CLOCK_OFFSET_S: String(clockOffsetSeconds), ...settings },
            stdio: ['ignore', 'ignore', 'inherit'],
          });
          running.add(child);
          await untilReady(url, child);
        },
        stop: () => end(child, 'SIGTERM'),
        kill: () => end(child, 'SIGKILL'),
        instances: () => instancesOf(child?.pid ?? 0),
      };
    },
    async close() {
      await Promise.all([...running].map((child) => end(child, 'SIGTERM')));
      await shared?.then(({ stop }) => stop());
      await rm(folder, { recursive: true, force: true });
    },
  };
}
