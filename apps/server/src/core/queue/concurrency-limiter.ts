import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import pLimit, { type LimitFunction } from 'p-limit';

export interface LimiterOptions {
  /** How many tasks run at a time for one key. */
  readonly concurrency: number;
  /** How many may wait for one key. */
  readonly maxQueued?: number;
  /** Milliseconds after which a waiting task is refused; without it, none is. */
  readonly maxWaitMs?: number;
}

/**
 * Runs a task once fewer than `concurrency` of its key run; tasks without a key share one queue.
 * @throws ApiError 503 `unavailable` with `Retry-After` when the queue is full, or the task waited for too long.
 */
export type ConcurrencyLimiter = <T>(task: () => Promise<T> | T, key?: string) => Promise<T>;

const defaultMaxQueued = 500;
const defaultRetryAfterSeconds = 2;

/** A bounded FIFO queue for one kind of task in this instance. */
export function createConcurrencyLimiter({
  concurrency,
  maxQueued = defaultMaxQueued,
  maxWaitMs,
}: LimiterOptions): ConcurrencyLimiter {
  const common = { limit: pLimit(concurrency), callers: 0 };
  const keyed = new Map<string, typeof common>();
  const retryAfterSeconds =
    maxWaitMs === undefined ? defaultRetryAfterSeconds : Math.max(1, Math.ceil(maxWaitMs / 1000));
  const refusal = () => new ApiError(commonErrors.unavailable, { retryAfterSeconds });

  function queueOf(key: string | undefined) {
    if (key === undefined) return common;
    const queue = keyed.get(key) ?? { limit: pLimit(concurrency), callers: 0 };
    keyed.set(key, queue);
    return queue;
  }

  function runQueued<T>(limit: LimitFunction, task: () => Promise<T> | T): Promise<T> {
    if (maxWaitMs === undefined) return limit(task);
    return new Promise((resolve, reject) => {
      let isRefused = false;
      const timer = setTimeout(() => {
        isRefused = true;
        reject(refusal());
      }, maxWaitMs);
      // a refused task keeps its place, which bounds the queue, and is skipped when its turn comes
      const runUnlessRefused = () => {
        clearTimeout(timer);
        return isRefused ? undefined : task();
      };
      limit(runUnlessRefused).then(resolve as (value: T | undefined) => void, reject);
    });
  }

  return async (task, key) => {
    const queue = queueOf(key);
    const { limit } = queue;
    queue.callers += 1;
    try {
      if (limit.activeCount < concurrency) return await limit(task);
      if (limit.pendingCount >= maxQueued) throw refusal();
      return await runQueued(limit, task);
    } finally {
      queue.callers -= 1;
      if (key !== undefined && queue.callers === 0) keyed.delete(key);
    }
  };
}
