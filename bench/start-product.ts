import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endWithThisProcess, ownSession } from './own-session.ts';

const program = fileURLToPath(new URL('../apps/server/dist/main.mjs', import.meta.url));

/** Outside services that are named, as production demands, and never called. */
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

/** A port of the loopback that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return address.port;
}

/** Waits until an address of a server answers. @throws when the server ends before. */
export async function untilReady(address: string, server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${address}: the server did not start.`);
}

/** A server that is measured, in a process of its own. */
export interface StartedServer {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** The product, with its process, which a program loaded before it may talk to. */
export interface StartedProduct extends StartedServer {
  readonly child: ChildProcess;
}

interface ProductOptions {
  /** Settings other than production's. */
  readonly settings?: Readonly<Record<string, string>>;
  /** A bundled program that is loaded first. */
  readonly preload?: URL;
}

/** The built product on this database, as in production. */
export async function startProduct(
  databaseUrl: string,
  { settings = {}, preload }: ProductOptions = {},
): Promise<StartedProduct> {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const dataDir = await mkdtemp(join(tmpdir(), 'mitoyen-bench-files-'));
  const url = `http://127.0.0.1:${port}`;
  const env = { ...process.env, ...productionEnv, ...settings, DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
  const product = spawn(
    process.execPath,
    [...(preload ? ['--import', preload.href] : []), program],
    {
      env: {
        ...env,
        PORT: String(port),
        METRICS_PORT: String(metricsPort),
        PUBLIC_URL: url.replace('http:', 'https:'),
      },
      ...ownSession,
      stdio: ['ignore', 'ignore', 'inherit', ...(preload ? (['ipc'] as const) : [])],
    },
  );
  endWithThisProcess(product);
  const ended = once(product, 'exit');
  const stop = async () => {
    product.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await untilReady(`${url}/health/ready`, product);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, pid: product.pid ?? 0, child: product, stop };
}
