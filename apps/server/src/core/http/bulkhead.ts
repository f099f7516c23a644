import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import type { RouteDefinition } from '@mitoyen/contract/core/define-route.ts';
import {
  type ConcurrencyLimiter,
  createConcurrencyLimiter,
  type LimiterOptions,
} from '../queue/concurrency-limiter.ts';

/** An outside service that an operation waits for. */
export type OutsideService = 'registry' | 'payments' | 'sms';

/**
 * Limits how many operations of each kind run at a time, so that a flood of one kind does not use up the
 * capacity of the others.
 */
export interface Bulkhead {
  /**
   * Runs the operation of a route. One that waits for an outside service shares its capacity only with those
   * that wait for the same service. @throws ApiError 503 `busy`, before it has begun, when it would wait too
   * long.
   */
  run<T>(
    route: RouteDefinition,
    { isSignedIn, waitsFor }: { isSignedIn: boolean; waitsFor?: OutsideService | undefined },
    operation: () => Promise<T> | T,
  ): Promise<T>;
  /** Runs a part of a visitor's write. @throws ApiError 503 `unavailable` when it would wait too long. */
  runSignedOutWrite<T>(part: () => Promise<T> | T): Promise<T>;
}

/** More at a time would only wait for a processor or for a database connection. */
const concurrency = 32;
/**
 * Reads may be retried; writes wait longer, so that a pause of the process loses none. Each write holds its
 * body in memory.
 */
const read = { concurrency, maxQueued: 1000, maxWaitMs: 1_000 };
const write = { concurrency, maxQueued: 500, maxWaitMs: 5_000 };
/** Limits of each outside service. */
const outside = { concurrency, maxQueued: 100, maxWaitMs: 5_000 };

/**
 * Turns a refusal by the limiter, before the operation began, into `busy`; errors of the operation itself
 * pass unchanged.
 */
async function begin<T>(
  limiter: ConcurrencyLimiter,
  operation: () => Promise<T> | T,
  key?: OutsideService,
): Promise<T> {
  let hasBegun = false;
  try {
    return await limiter(() => {
      hasBegun = true;
      return operation();
    }, key);
  } catch (error) {
    if (hasBegun || !(error instanceof ApiError)) throw error;
    const { retryAfterSeconds = 1 } = error;
    throw new ApiError(commonErrors.busy, { retryAfterSeconds, cause: error });
  }
}

/** `options` are for tests, whose machine may be slow. */
export function createBulkhead(options: Partial<LimiterOptions> = {}): Bulkhead {
  const reads = createConcurrencyLimiter({ ...read, ...options });
  const signedOutWrites = createConcurrencyLimiter({ ...write, ...options });
  const signedInWrites = createConcurrencyLimiter({ ...write, ...options });
  const outsideCalls = createConcurrencyLimiter({ ...outside, ...options });
  return {
    run({ method, multipartField, contentType }, { isSignedIn, waitsFor }, operation) {
      if (waitsFor !== undefined) return begin(outsideCalls, operation, waitsFor);
      // uploads and streams go at the pace of their other end, and have limits of their own
      if (multipartField !== undefined || contentType !== undefined) return (async () => operation())();
      if (method === 'GET') return begin(reads, operation);
      return begin(isSignedIn ? signedInWrites : signedOutWrites, operation);
    },
    runSignedOutWrite: (part) => signedOutWrites(part),
  };
}
