import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from './log.ts';
import { type Postmaster, signal, stopPostmaster } from './postmaster.ts';

const LONGEST_DELAY_MS = 10_000;

/** Restarts the server when it ends by itself, until stopped; ends it with this process. */
export function supervise(
  first: Postmaster,
  start: () => Promise<Postmaster>,
  log: Pick<Log, 'info' | 'error'>,
): { stop(): Promise<void> } {
  let current = first;
  let stopping: Promise<void> | undefined;
  const noMoreWaiting = new AbortController();
  const stopWithProcess = () => signal(current.pid, 'SIGINT');
  process.once('exit', stopWithProcess);

  async function keepRunning(): Promise<void> {
    let delayMs = 0;
    while (!stopping) {
      const startedAt = Date.now();
      const lastWords = await current.ended;
      if (stopping) return;
      log.error({ lastWords }, 'PostgreSQL ended by itself; starting it again');
      delayMs = Date.now() - startedAt > LONGEST_DELAY_MS ? 0 : Math.min(delayMs * 2 + 50, LONGEST_DELAY_MS);
      await wait(delayMs, undefined, { ref: false, signal: noMoreWaiting.signal }).catch(() => undefined);
      if (stopping) return;
      try {
        current = await start();
        log.info({ pid: current.pid }, 'PostgreSQL runs again');
      } catch (error) {
        log.error({ err: error }, 'PostgreSQL could not be started again');
      }
    }
  }

  const running = keepRunning();
  async function stop(): Promise<void> {
    if (!current.hasEnded()) await stopPostmaster(current);
    noMoreWaiting.abort();
    await running;
    if (!current.hasEnded()) await stopPostmaster(current);
    process.off('exit', stopWithProcess);
  }
  return {
    stop() {
      stopping ??= stop();
      return stopping;
    },
  };
}
