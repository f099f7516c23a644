import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import type { HttpMethod } from '@mitoyen/contract/core/define-route.ts';
import { failureErrors } from '@mitoyen/contract/core/failure.errors.ts';

/** How often a call is retried before its refusal is shown. */
const moreTries = 2;
/** A longer pause is not waited for: the user gets the error at once. */
const longestPauseSeconds = 10;
/** Calls refused at the same moment are retried apart, spread over this share of the pause. */
const spread = 0.3;

/** Whether a busy server said when to retry; `tryWhileBusy` has done so by then. */
export function isBusy(error: unknown): error is ApiError & { readonly retryAfterSeconds: number } {
  return error instanceof ApiError && error.status === 503 && error.retryAfterSeconds !== undefined;
}

/** A read may always be retried; a write only where the server says that it did nothing of it. */
function isHarmless(method: HttpMethod, error: ApiError): boolean {
  return method === 'GET' || error.code === failureErrors.busy.code;
}

/** Waits; rejects with the signal's reason as soon as it is aborted. */
function pause(seconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const giveUp = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', giveUp);
      resolve();
    }, seconds * 1000);
    signal?.addEventListener('abort', giveUp, { once: true });
  });
}

interface Trying<Answer> {
  readonly method: HttpMethod;
  /** Aborted when the call is given up, which ends the pause before a retry. */
  readonly signal: AbortSignal | undefined;
  /** Whether the caller still wants the response. */
  readonly isWanted: () => boolean;
  readonly call: () => Promise<Answer>;
}

/**
 * Makes a call, and retries it, twice at most, when the server is busy and says when to retry (503 with
 * `Retry-After`). @throws the last refusal; the signal's reason when it was aborted between two tries.
 */
export async function tryWhileBusy<Answer>(trying: Trying<Answer>): Promise<Answer> {
  const { method, signal, isWanted, call } = trying;
  for (let tries = 0; ; tries += 1) {
    try {
      return await call();
    } catch (error) {
      if (tries >= moreTries || !isBusy(error) || !isHarmless(method, error)) throw error;
      if (error.retryAfterSeconds > longestPauseSeconds) throw error;
      await pause(error.retryAfterSeconds * (1 + Math.random() * spread), signal);
      if (!isWanted()) throw error;
    }
  }
}
