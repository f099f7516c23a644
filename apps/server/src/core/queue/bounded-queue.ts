import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';

export interface QueueOptions {
  /** How many works of the kind run at a time. */
  readonly atOnce: number;
  /** A work that would wait longer, in milliseconds, is refused. */
  readonly maxWaitMs: number;
  /** What one work takes, before any was measured. */
  readonly expectedMs: number;
}

/**
 * Runs a work in turn.
 * @throws ApiError 503 `unavailable` with `Retry-After` when the wait is too long: at once, as far as it can be foreseen.
 */
export type BoundedQueue = <T>(work: () => Promise<T>) => Promise<T>;

/** The share of the newest work in the running mean of how long one takes. */
const newestShare = 1 / 8;

/** A queue for one kind of heavy work: few run at a time, the others wait in order, and not for long. */
export function createBoundedQueue({ atOnce, maxWaitMs, expectedMs }: QueueOptions): BoundedQueue {
  const waiting = new Set<() => void>();
  let running = 0;
  let meanMs = expectedMs;
  const refusal = () =>
    new ApiError(commonErrors.unavailable, { retryAfterSeconds: Math.max(1, Math.ceil(maxWaitMs / 1000)) });

  async function takePlace(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (((waiting.size + 1) * meanMs) / atOnce > maxWaitMs) throw refusal();
    await new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        waiting.delete(begin);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.delete(begin);
        reject(refusal());
      }, maxWaitMs);
      waiting.add(begin);
    });
  }

  return async (work) => {
    await takePlace();
    const startedAt = performance.now();
    try {
      return await work();
    } finally {
      meanMs += (performance.now() - startedAt - meanMs) * newestShare;
      // a place is handed on rather than given back, so that nobody slips in between
      const [next] = waiting;
      if (next) next();
      else running -= 1;
    }
  };
}
