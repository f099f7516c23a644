import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { basename, join } from 'node:path';
import { unreachedServices } from '../apps/server/test/unreached-services.ts';
import { freePort, runProgram, type Server, serverOf, startProgram } from './processes.ts';

/** A built checkout of the product, of any commit with the same HTTP contract; no two have the same key. */
export interface Checkout {
  readonly folder: string;
  readonly key: string;
  /** Its folder's name and commit, with a star when files were changed since. */
  readonly label: string;
}

/** Production's settings; outside services are named, as production demands, and never called. */
const productionEnv = {
  ...{ NODE_ENV: 'production', LOG_LEVEL: 'warn', TRUST_PROXY: '0' },
  SECRET_KEY: 'a secret for measurements, of enough characters',
  ...unreachedServices,
  // no person reads as fast as a load does
  ...{ NAMES_PER_10_MIN: '0', NAMES_PER_DAY: '0' },
};
const programOf = (folder: string, name: string) => join(folder, 'apps/server/dist', `${name}.mjs`);

/** @throws when the folder holds no built checkout. */
export function openCheckout(path: string): Checkout {
  const folder = realpathSync(path);
  for (const program of ['main', 'migrate', 'seed'])
    if (!existsSync(programOf(folder, program)))
      throw new Error(`${folder} is not built: run npm run build there.`);
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
  const star = git('status', '--porcelain', '--untracked-files=no') && '*';
  const key = createHash('sha256').update(folder).digest('hex').slice(0, 8);
  return { folder, key, label: `${basename(folder)} ${git('rev-parse', '--short', 'HEAD')}${star}` };
}

/** What `npm start` gives to the environment and to Node, read from the manifest's own line. */
export function readStartLine(line: string): { env: Record<string, string>; args: string[] } {
  const words = line.split(' ');
  const node = words.indexOf('node');
  const env = Object.fromEntries(words.slice(0, node).map((word) => word.split('=')));
  return { env, args: words.slice(node + 1).filter((word) => word.startsWith('--')) };
}

/** Where a checkout's programs have their data. */
export type DataEnv = Readonly<Record<'DATABASE_URL' | 'DATA_DIR', string>>;

/** Runs one of a checkout's own commands on a database. */
export function runCommand({ folder }: Checkout, command: string, args: readonly string[], data: DataEnv) {
  // invented people have no place in production
  const env = { ...process.env, ...productionEnv, NODE_ENV: 'development', ...data };
  return runProgram(process.execPath, [programOf(folder, command), ...args], { cwd: folder, env });
}

/** Starts a checkout's built server as `npm start` and production do. */
export async function startProduct({ folder, label }: Checkout, settings: DataEnv): Promise<Server> {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const start = readStartLine(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).scripts.start);
  const own = { PORT: `${port}`, METRICS_PORT: `${metricsPort}`, PUBLIC_URL: `https://127.0.0.1:${port}` };
  const env = { ...process.env, ...start.env, ...productionEnv, ...own, ...settings };
  const args = [...start.args, programOf(folder, 'main')];
  return serverOf(label, startProgram(process.execPath, args, { cwd: folder, env }), url, '/health/ready');
}
