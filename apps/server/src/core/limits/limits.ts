import { createHmac } from 'node:crypto';
import { ApiError, type ErrorDefinition } from '@mitoyen/contract/core/api-error.ts';
import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Log } from '../log/log.ts';
import { createBufferedLimiter } from './buffered-limiter.ts';
import type { LimitRule } from './limit-rule.ts';

export type { LimitRule } from './limit-rule.ts';

/** Counters shared by every server instance; in memory while the database does not answer. */
export interface Limits {
  /** Counts one. @throws ApiError `refusal` with `Retry-After` when the limit is passed. */
  consume(rule: LimitRule, key: string, refusal: ErrorDefinition): Promise<void>;
  /** Refuses when the limit is reached, without counting. */
  check(rule: LimitRule, key: string, refusal: ErrorDefinition): Promise<void>;
  /** Takes back one that was counted. */
  giveBack(rule: LimitRule, key: string): Promise<void>;
  forget(rule: LimitRule, key: string): Promise<void>;
  /**
   * Counts in memory; other instances learn of it a second later. For frequent reads. @throws ApiError as
   * `consume`, before the points are counted.
   */
  consumeBuffered(rule: LimitRule, key: string, refusal: ErrorDefinition, points: number): void;
  /** Shares the counts in memory with other instances at once. */
  shareCounts(): Promise<void>;
}

function refuse(refusal: ErrorDefinition, state: Pick<RateLimiterRes, 'msBeforeNext'>): never {
  throw new ApiError(refusal, { retryAfterSeconds: Math.max(1, Math.ceil(state.msBeforeNext / 1000)) });
}

interface NamedQuery {
  readonly text: string;
  readonly values: unknown[];
}

const withoutNames = (pool: Pool) => ({
  query: ({ text, values }: NamedQuery) => pool.query(text, values),
});

/** Keys are addresses, telephone numbers and accounts: they are stored as keyed hashes. */
export function createLimits(pool: Pool, secretKey: string, log: Log): Limits {
  const hide = (key: string) => createHmac('sha256', secretKey).update(key).digest('base64url');
  const soon = createBufferedLimiter(pool, (err) => log.warn({ err }, 'counts are not shared'));
  // it names its statements, which a pooler that shares sessions would mix up between clients
  const storeClient = pool.options.pipeline ? pool : withoutNames(pool);
  const limiters = new Map<string, RateLimiterPostgres>();
  const limiterOf = ({ name, points, durationSeconds }: LimitRule) => {
    const known = limiters.get(name);
    if (known) return known;
    const common = { keyPrefix: name, points, duration: durationSeconds };
    const limiter = new RateLimiterPostgres({
      ...common,
      storeClient,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      insuranceLimiter: new RateLimiterMemory(common),
    });
    limiters.set(name, limiter);
    return limiter;
  };

  return {
    async consume(rule, key, refusal) {
      try {
        await limiterOf(rule).consume(hide(key));
      } catch (rejected) {
        if (rejected instanceof RateLimiterRes) refuse(refusal, rejected);
        throw rejected;
      }
    },
    async check(rule, key, refusal) {
      const state = await limiterOf(rule).get(hide(key));
      if (state && state.consumedPoints >= rule.points) refuse(refusal, state);
    },
    async giveBack(rule, key) {
      await limiterOf(rule).reward(hide(key));
    },
    consumeBuffered(rule, key, refusal, points) {
      const msBeforeNext = soon.consume(rule, hide(key), points);
      if (msBeforeNext > 0) refuse(refusal, { msBeforeNext });
    },
    shareCounts: soon.share,
    async forget(rule, key) {
      await limiterOf(rule).delete(hide(key));
    },
  };
}
