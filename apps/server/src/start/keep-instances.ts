import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../core/log/log.ts';
import type { RunningServer } from './start-server.ts';

/** What an instance tells the process that started it. */
export type Told = { readonly running: RunningServer };

/** How often an instance may end before it runs: a busy machine is no reason to give up, a wrong setting is. */
const mostTries = 3;
const shortestPauseMs = 1000;
const longestPauseMs = 30_000;

interface KeepOptions {
  readonly count: number;
  readonly env: Readonly<Record<string, string>>;
  readonly log: Pick<Log, 'error'>;
}

/** Processes of this program, each started again when it ends by itself. */
export interface Instances {
  /** The first alone, then the others. @throws when one does not start. */
  start(): Promise<RunningServer>;
  /** Stops them, and resolves once all have ended. */
  stop(): Promise<void>;
}

export function keepInstances({ count, env, log }: KeepOptions): Instances {
  const stopping = new AbortController();
  const kept: Promise<void>[] = [];

  /** Keeps one instance, however often it ends once it has run. */
  async function keep(number: number, onRunning: (running: RunningServer) => void): Promise<void> {
    let hasRun = false;
    for (let ended = 1; !stopping.signal.aborted; ended++) {
      const worker = cluster.fork(env);
      const exit = once(worker, 'exit');
      worker.on('message', ({ running }: Partial<Told>) => {
        if (!running) return;
        hasRun = true;
        ended = 0;
        onRunning(running);
      });
      const [code, signal] = await exit;
      if (stopping.signal.aborted) return;
      const { pid } = worker.process;
      if (!hasRun && (number === 1 || ended === mostTries)) {
        const tries = ended === 1 ? '' : ` in ${ended} tries`;
        throw new Error(
          `INSTANCES: instance ${number} of ${count} did not start${tries}; why, it has told above`,
        );
      }
      log.error({ pid, code, signal }, 'an instance ended and is started again');
      const pauseMs = Math.min(longestPauseMs, shortestPauseMs * 2 ** (ended - 1));
      await wait(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  const running = (number: number) =>
    new Promise<RunningServer>((resolve, reject) => {
      const ended = keep(number, resolve);
      kept.push(ended.catch(() => undefined));
      ended.then(() => reject(new Error('stopping')), reject);
    });

  return {
    async start() {
      const first = await running(1);
      await Promise.all(Array.from({ length: count - 1 }, (_, index) => running(index + 2)));
      return first;
    },
    async stop() {
      stopping.abort();
      for (const worker of Object.values(cluster.workers ?? {})) tellToStop(worker);
      await Promise.all(kept);
    },
  };
}

function tellToStop(worker: Worker | undefined): void {
  worker?.process.kill('SIGTERM');
}
