import { createHmac } from 'node:crypto';
import { ApiError, type ErrorDefinition } from '@mitoyen/contract/core/api-error.ts';
import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

/** So many points in so many seconds for one key. */
export interface LimitRule {
  readonly name: string;
  readonly points: number;
  readonly durationSeconds: number;
}

/** Counters shared by every server instance; in memory while the database does not answer. */
export interface Limits {
  /** Counts one. @throws ApiError `refusal` with `Retry-After` when the limit is passed. */
  consume(rule: LimitRule, key: string, refusal: ErrorDefinition): Promise<void>;
  /** Refuses when the limit is reached, without counting. */
  check(rule: LimitRule, key: string, refusal: ErrorDefinition): Promise<void>;
  /** Takes back one that was counted. */
  giveBack(rule: LimitRule, key: string): Promise<void>;
  forget(rule: LimitRule, key: string): Promise<void>;
}

function refuse(refusal: ErrorDefinition, state: RateLimiterRes): never {
  throw new ApiError(refusal, { retryAfterSeconds: Math.max(1, Math.ceil(state.msBeforeNext / 1000)) });
}

/** Keys are addresses, telephone numbers and accounts: what is stored does not say which. */
export function createLimits(pool: Pool, secretKey: string): Limits {
  const hide = (key: string) => createHmac('sha256', secretKey).update(key).digest('base64url');
  const limiters = new Map<string, RateLimiterPostgres>();
  const limiterOf = ({ name, points, durationSeconds }: LimitRule) => {
    const known = limiters.get(name);
    if (known) return known;
    const common = { keyPrefix: name, points, duration: durationSeconds };
    const limiter = new RateLimiterPostgres({
      ...common,
      storeClient: pool,
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
    async forget(rule, key) {
      await limiterOf(rule).delete(hide(key));
    },
  };
}
