import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import { WaitingLine } from './waiting-line.ts';

export interface QueueOptions {
  /** How many works run at a time for one key. */
  readonly atOnce: number;
  /** How many may wait for one key; any number without it. */
  readonly maxWaiting?: number;
  /** A work that would wait longer, in milliseconds, is refused; none is without it. */
  readonly maxWaitMs?: number;
  /** What one work takes, in milliseconds, before any was measured. */
  readonly expectedMs?: number;
}

/**
 * Runs a work when it is its turn among those of its key; works without a key are in one line.
 * @throws ApiError 503 `unavailable` with `Retry-After` when too many wait before it or the wait is too long: at once,
 * as far as it can be foreseen.
 */
export type WorkQueue = <T>(work: () => Promise<T> | T, key?: string) => Promise<T>;

interface Line {
  running: number;
  readonly waiting: WaitingLine<() => void>;
}

/** The share of the newest work in the running mean of how long one takes. */
const newestShare = 1 / 8;
const defaultRetryAfterSeconds = 2;

/** A queue for one kind of work in this instance: few run at a time for each key, the others wait in order. */
export function createWorkQueue({ atOnce, maxWaiting, maxWaitMs, expectedMs = 0 }: QueueOptions): WorkQueue {
  const common: Line = { running: 0, waiting: new WaitingLine() };
  const lines = new Map<string, Line>();
  let meanMs = expectedMs;
  const refusal = () => {
    const seconds = maxWaitMs === undefined ? defaultRetryAfterSeconds : Math.ceil(maxWaitMs / 1000);
    return new ApiError(commonErrors.unavailable, { retryAfterSeconds: Math.max(1, seconds) });
  };
  const isTooLong = (waiting: number) =>
    (maxWaiting !== undefined && waiting >= maxWaiting) ||
    (maxWaitMs !== undefined && ((waiting + 1) * meanMs) / atOnce > maxWaitMs);

  async function waitIn({ waiting }: Line): Promise<void> {
    if (isTooLong(waiting.size)) throw refusal();
    await new Promise<void>((resolve, reject) => {
      const waiter = waiting.add(() => {
        clearTimeout(timer);
        resolve();
      });
      const giveUp = () => {
        waiting.remove(waiter);
        reject(refusal());
      };
      const timer = maxWaitMs === undefined ? undefined : setTimeout(giveUp, maxWaitMs);
    });
  }

  function lineOf(key: string | undefined): Line {
    if (key === undefined) return common;
    const known = lines.get(key);
    if (known) return known;
    const line: Line = { running: 0, waiting: new WaitingLine() };
    lines.set(key, line);
    return line;
  }

  return async (work, key) => {
    const line = lineOf(key);
    if (line.running < atOnce) line.running += 1;
    else await waitIn(line);
    const startedAt = performance.now();
    try {
      return await work();
    } finally {
      meanMs += (performance.now() - startedAt - meanMs) * newestShare;
      // a place is handed on rather than given back, so that nobody slips in between
      const next = line.waiting.shift();
      if (next) next();
      else {
        line.running -= 1;
        if (line.running === 0 && key !== undefined) lines.delete(key);
      }
    }
  };
}
