import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { serveMetrics, sharedMetrics } from '../core/http/metrics.ts';
import type { Log } from '../core/log/log.ts';
import type { Env } from '../env.ts';
import { CleanupStack } from './cleanup-stack.ts';
import { readOrMakeSecretKey } from './secret-key.ts';
import { type SharedParts, startSharedParts } from './shared-parts.ts';
import { metricsPortOf, type RunningServer } from './start-server.ts';

/** Under which an instance finds what was started for it. */
const sharedPartsName = 'MITOYEN_SHARED_PARTS';
/** An instance that ends by itself is not started again at once: what ended it may still be there. */
const restartAfterMs = 1000;

type Told = { readonly running: RunningServer };

/** What another process started for this one; undefined for a server by itself. */
export function readSharedParts(): SharedParts | undefined {
  const text = process.env[sharedPartsName];
  return text === undefined ? undefined : (JSON.parse(text) as SharedParts);
}

/** Tells the process that started this one that the instance answers, and ends with it. */
export function tellRunning(running: RunningServer, stop: () => void): void {
  process.once('disconnect', stop);
  process.send?.({ running } satisfies Told);
}

async function runningOf(worker: Worker): Promise<RunningServer> {
  return new Promise((resolve, reject) => {
    worker.on('message', (told: Partial<Told>) => told.running && resolve(told.running));
    worker.once('exit', () => reject(new Error('INSTANCES: an instance could not start')));
  });
}

/**
 * Starts so many servers on one port, what they share before them. The first alone migrates and fills the database;
 * the others find that done.
 * @throws after stopping what had started.
 */
export async function startInstances(env: Env, log: Log): Promise<RunningServer & { stop(): Promise<void> }> {
  const cleanups = new CleanupStack();
  let isStopping = false;
  const stop = async () => {
    isStopping = true;
    await cleanups.run((error) => log.error({ err: error }, 'a part did not stop cleanly'));
  };
  try {
    const shared = await startSharedParts(env, log, cleanups);
    const secretKey = env.SECRET_KEY ?? (await readOrMakeSecretKey(env.DATA_DIR));
    cluster.setupPrimary({ exec: process.argv[1] ?? '', args: process.argv.slice(2) });
    const fork = () => cluster.fork({ [sharedPartsName]: JSON.stringify(shared), SECRET_KEY: secretKey });
    cleanups.add(stopInstances);
    cluster.on('exit', ({ process: { pid } }, code, signal) => {
      if (isStopping) return;
      log.error({ pid, code, signal }, 'an instance ended and is started again');
      setTimeout(() => !isStopping && fork(), restartAfterMs);
    });
    const running = await runningOf(fork());
    await Promise.all(Array.from({ length: env.INSTANCES - 1 }, () => runningOf(fork())));
    const { server, url } = await serveMetrics(sharedMetrics(), metricsPortOf(env));
    cleanups.add(async () => void server.close());
    return { ...running, metricsUrl: url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function stopInstances(): Promise<void> {
  const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  await Promise.all(
    workers.map(async (worker) => {
      const ended = once(worker, 'exit');
      worker.process.kill('SIGTERM');
      await ended;
    }),
  );
}
