import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { basename, join } from 'node:path';
import { freePort, runProgram, startProgram, stopProgram, untilReady } from './processes.ts';

/** A built checkout of the product, of any commit with the same HTTP contract. */
export interface Checkout {
  readonly folder: string;
  /** Its commit, for the tables; with a star when files were changed since. */
  readonly label: string;
  /** A short name that no other folder's checkout has. */
  readonly key: string;
}

/** Production's settings; outside services are named, as production demands, and never called. */
const productionEnv = {
  NODE_ENV: 'production',
  LOG_LEVEL: 'warn',
  TRUST_PROXY: '0',
  SECRET_KEY: 'a secret for measurements, of enough characters',
  SMTP_URL: 'smtps://127.0.0.1:9',
  SMS_PROVIDER: 'brevo',
  BREVO_API_KEY: 'none',
  REGISTRY_URL: 'http://127.0.0.1:9',
};

const dist = 'apps/server/dist';

/** @throws when the folder holds no built checkout. */
export function openCheckout(path: string): Checkout {
  const folder = realpathSync(path);
  for (const program of ['main', 'migrate', 'seed'])
    if (!existsSync(join(folder, dist, `${program}.mjs`)))
      throw new Error(`${folder} is not built: run npm run build there.`);
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
  const changed = git('status', '--porcelain', '--untracked-files=no') && '*';
  const key = createHash('sha256').update(folder).digest('hex').slice(0, 8);
  return { folder, label: `${basename(folder)} ${git('rev-parse', '--short', 'HEAD')}${changed}`, key };
}

/** What `npm start` gives to the environment and to Node, read from the manifest's own line. */
export function readStartLine(line: string): { env: Record<string, string>; args: string[] } {
  const words = line.split(' ');
  const node = words.indexOf('node');
  return {
    env: Object.fromEntries(words.slice(0, node).map((word) => word.split('=') as [string, string])),
    args: words.slice(node + 1).filter((word) => word.startsWith('--')),
  };
}

/** Runs one of a checkout's own commands on a database. */
export function runCommand(
  { folder }: Checkout,
  command: 'migrate' | 'seed',
  args: readonly string[],
  env: { DATABASE_URL: string; DATA_DIR: string },
): Promise<void> {
  // invented people have no place in production
  return runProgram(process.execPath, [join(folder, dist, `${command}.mjs`), ...args], {
    cwd: folder,
    env: { ...productionEnv, NODE_ENV: 'development', ...env },
  });
}

/** A server that is measured. */
export interface Server {
  readonly url: string;
  /** The processes whose work, with that of their descendants, is the server's. */
  readonly pids: readonly number[];
  stop(): Promise<void>;
}

/** Starts a checkout's built server as `npm start` and production do. */
export async function startProduct(
  { folder }: Checkout,
  env: Readonly<Record<string, string>>,
): Promise<Server> {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const start = readStartLine(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).scripts.start);
  const child = startProgram(process.execPath, [...start.args, join(folder, dist, 'main.mjs')], {
    cwd: folder,
    env: {
      ...process.env,
      ...start.env,
      ...productionEnv,
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      PUBLIC_URL: url.replace('http:', 'https:'),
      ...env,
    },
  });
  await untilReady(`${url}/health/ready`, child);
  return { url, pids: [child.pid ?? 0], stop: () => stopProgram(child) };
}
