import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import pg from 'pg';

export interface Told {
  readonly event: 'ready' | 'failed' | 'stopped' | 'signal' | 'log';
  readonly connection?: pg.ClientConfig;
  readonly name?: string;
  readonly message?: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

export interface ServerProcess {
  readonly child: ChildProcess;
  readonly told: readonly Told[];
  /** The first event of that kind that the process reports, or has reported. */
  waitFor(event: Told['event']): Promise<Told>;
  /** Its first `ready`; fails when it could not start. */
  ready(): Promise<pg.ClientConfig>;
  /** Ends it without any warning. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

interface ProcessOptions {
  readonly dataDir: string;
  readonly reachableDir: string;
  readonly path?: string;
  readonly uid?: number;
  /** The Node to run it with. Default: this one. */
  readonly node?: string;
}

/** The runner as one JavaScript file, the way the server is shipped. */
export async function bundleRunner(outfile: string): Promise<string> {
  await build({
    entryPoints: [fileURLToPath(new URL('server-process.runner.ts', import.meta.url))],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    external: ['pg-native'],
    logLevel: 'error',
    banner: {
      js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
    },
    outfile,
  });
  return outfile;
}

/** A folder beside the installed packages, so that what lies in it finds them; open to every user. */
export async function makeBundleFolder(): Promise<{ directory: string; remove(): Promise<void> }> {
  const directory = await mkdtemp(fileURLToPath(new URL('../dist-test-', import.meta.url)));
  return { directory, remove: () => rm(directory, { recursive: true, force: true }) };
}

export function startServerProcess(
  runner: string,
  { path, uid, node = process.execPath, ...options }: ProcessOptions,
): ServerProcess {
  const child = spawn(node, [runner, JSON.stringify(options)], {
    stdio: ['pipe', 'pipe', 'inherit'],
    // A group of its own, as a terminal gives it.
    detached: true,
    env: { ...process.env, PATH: path ?? process.env.PATH },
    cwd: '/',
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  // Written to when it has already ended, as after a start that failed.
  child.stdin.on('error', () => undefined);
  const told: Told[] = [];
  const news = new EventEmitter();
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => {
    told.push(JSON.parse(line) as Told);
    news.emit('news');
  });
  const exited = once(child, 'close');

  async function waitFor(event: Told['event']): Promise<Told> {
    for (;;) {
      const found = told.find((one) => one.event === event || one.event === 'failed');
      if (found) return found;
      await once(news, 'news');
    }
  }
  return {
    child,
    told,
    waitFor,
    async ready() {
      const answer = await waitFor('ready');
      if (!answer.connection) throw new Error(answer.message);
      return answer.connection;
    },
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.stdin.write('stop\n');
      await exited;
    },
  };
}

/** One query on a connection of its own. */
export async function queryOnce(
  connection: pg.ClientConfig,
  text: string,
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  await client.connect();
  const result = await client.query(text).finally(() => client.end());
  return result.rows as Record<string, unknown>[];
}
