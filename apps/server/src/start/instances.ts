import cluster from 'node:cluster';
import type { Log } from '../core/log/log.ts';
import { serveMetrics, sharedMetrics } from '../core/metrics/metrics.ts';
import type { Env } from '../env.ts';
import { CleanupStack } from './cleanup-stack.ts';
import { keepInstances, type Told } from './keep-instances.ts';
import { metricsAddressOf } from './metrics-address.ts';
import { readOrMakeSecretKey } from './secret-key.ts';
import { type SharedParts, startSharedParts } from './shared-parts.ts';
import type { RunningServer } from './start-server.ts';

/** Under which an instance finds what was started for it. */
const sharedPartsName = 'MITOYEN_SHARED_PARTS';

/** What another process started for this one; undefined for a server by itself. */
export function readSharedParts(): SharedParts | undefined {
  const text = process.env[sharedPartsName];
  return text === undefined ? undefined : (JSON.parse(text) as SharedParts);
}

/** Tells the process that started this one that the instance answers. */
export function tellRunning(running: RunningServer): void {
  process.send?.({ running } satisfies Told);
}

/**
 * Starts so many servers on one port, what they share before them. The first alone migrates and fills the database;
 * the others find that done.
 * @throws after stopping what had started.
 */
export async function startInstances(
  env: Env,
  log: Log,
  stopping: AbortSignal,
): Promise<RunningServer & { stop(): Promise<void> }> {
  const cleanups = new CleanupStack();
  const stop = () => cleanups.run((error) => log.error({ err: error }, 'a part did not stop cleanly'));
  try {
    const shared = await startSharedParts(env, log, cleanups);
    const secretKey = env.SECRET_KEY ?? (await readOrMakeSecretKey(env.DATA_DIR));
    const { server, url } = await serveMetrics(sharedMetrics(), metricsAddressOf(env));
    cleanups.add(async () => void server.close());
    cluster.setupPrimary({ exec: process.argv[1] ?? '', args: process.argv.slice(2) });
    const instances = keepInstances({
      count: env.INSTANCES,
      env: { [sharedPartsName]: JSON.stringify(shared), SECRET_KEY: secretKey },
      log,
    });
    cleanups.add(() => instances.stop());
    stopping.throwIfAborted();
    stopping.addEventListener('abort', () => void instances.stop(), { once: true });
    return { ...(await instances.start()), metricsUrl: url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
