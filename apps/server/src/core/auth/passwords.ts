import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createConcurrencyLimiter, type LimiterOptions } from '../queue/concurrency-limiter.ts';

/** Argon2id, 19 MiB, two passes, one lane: OWASP's Password Storage Cheat Sheet. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Each hash occupies a thread of libuv's pool: one stays free for files, DNS and compression. */
const poolThreads = Number(process.env.UV_THREADPOOL_SIZE) || 4;
const concurrency = Math.max(1, Math.min(availableParallelism(), poolThreads - 1));
/** As long as calls wait for their turn in the bulkhead. */
const maxWaitMs = 5000;

/**
 * Hashes and compares passwords in a queue of their own. @throws ApiError 503 when the wait would be too
 * long.
 */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Compares with a stored hash; with null, spends the same time and returns no (an unknown address must not show). */
  verify(stored: string | null, password: string): Promise<boolean>;
}

/** Limits of the queue, where they differ from the defaults. */
export type PasswordQueueOptions = Partial<Pick<LimiterOptions, 'concurrency' | 'maxQueued' | 'maxWaitMs'>>;

export function createPasswords(options: PasswordQueueOptions = {}): Passwords {
  const inTurn = createConcurrencyLimiter({ concurrency, maxWaitMs, ...options });
  let decoy: Promise<string> | undefined;
  return {
    hash: (password) => inTurn(() => hashPassword(password)),
    async verify(stored, password) {
      decoy ??= hashPassword('a password that nobody has');
      const against = stored ?? (await decoy);
      const matches = await inTurn(() => verify(against, password));
      return stored !== null && matches;
    },
  };
}

/** Outside the queue: for commands, seeds and tests. Operations of routes use `context.passwords`. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, parameters);
}
