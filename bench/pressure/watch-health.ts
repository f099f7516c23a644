import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/**
 * Asks a server again and again whether it lives, from a thread of its own: the one that makes the load would count its
 * own delays. Returns how to stop, which gives the milliseconds of each answer.
 */
export function watchHealth(url: string): () => Promise<number[]> {
  const worker = new Worker(new URL('./health-asker.worker.ts', import.meta.url), { workerData: url });
  const told = once(worker, 'message');
  return async () => {
    worker.postMessage('stop');
    const [latenciesMs] = await told;
    return latenciesMs;
  };
}
