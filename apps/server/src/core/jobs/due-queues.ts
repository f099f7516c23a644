import type { DueQueue } from './due-queues.repository.ts';

interface DueQueuesOptions {
  /** Those of these queues that have a job due within so many milliseconds. */
  readonly find: (names: readonly string[], withinMs: number) => Promise<readonly DueQueue[]>;
  readonly onError: (error: unknown) => void;
  /** Milliseconds between two looks, and the longest between two while this process sends nothing. */
  readonly intervalMs?: number;
  readonly restingMs?: number;
}

export interface DueQueues {
  /** Resolves once a queue seems to have something due, or `signal` is aborted. */
  untilDue(name: string, signal: AbortSignal): Promise<void>;
  /** Looks often for a while: a job is being sent, or will be when its transaction ends. */
  wake(): void;
  /** Looks by then at the latest. */
  lookWithin(ms: number): void;
  stop(): void;
}

/** Looks after a job was sent, before the process rests: ten seconds of them. */
const looksAwake = 20;

/**
 * Looks for due jobs of all empty queues at once: one statement each half second instead of one for each
 * queue. While this process sends nothing, it looks when the next waiting job is due, and every ten seconds
 * at least: another process that sends an earlier one looks itself. Without waiting queues, it does not look.
 */
export function watchDueQueues({
  find,
  onError,
  intervalMs = 500,
  restingMs = 20 * intervalMs,
}: DueQueuesOptions): DueQueues {
  const waiting = new Map<string, () => void>();
  let timer: NodeJS.Timeout | undefined;
  let looksLeft = looksAwake;
  let nextDueAt = Number.POSITIVE_INFINITY;
  let isLooking = false;
  let isStopped = false;

  const look = async () => {
    timer = undefined;
    looksLeft -= 1;
    nextDueAt = Number.POSITIVE_INFINITY;
    isLooking = true;
    try {
      for (const { name, dueInMs } of await find([...waiting.keys()], looksLeft > 0 ? 0 : restingMs)) {
        if (dueInMs > 0) nextDueAt = Math.min(nextDueAt, performance.now() + dueInMs);
        else waiting.get(name)?.();
      }
    } catch (error) {
      onError(error);
    }
    isLooking = false;
    plan();
  };
  const plan = () => {
    if (isStopped || isLooking || timer !== undefined || waiting.size === 0) return;
    const untilDueMs = Math.max(0, Math.ceil(nextDueAt - performance.now()));
    timer = setTimeout(look, looksLeft > 0 ? intervalMs : Math.min(restingMs, untilDueMs));
  };
  const planAnew = () => {
    clearTimeout(timer);
    timer = undefined;
    plan();
  };

  return {
    untilDue: (name, signal) =>
      new Promise((resolve) => {
        const end = () => {
          waiting.delete(name);
          signal.removeEventListener('abort', end);
          resolve();
        };
        if (signal.aborted) return resolve();
        signal.addEventListener('abort', end);
        waiting.set(name, end);
        plan();
      }),
    wake() {
      const wasResting = looksLeft <= 0;
      looksLeft = looksAwake;
      if (wasResting) planAnew();
    },
    lookWithin(ms) {
      const dueAt = performance.now() + ms;
      if (dueAt >= nextDueAt) return;
      nextDueAt = dueAt;
      if (looksLeft <= 0) planAnew();
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
