import { createHash } from 'node:crypto';
import { Collection } from '../collection.ts';
import { StripeProblem } from './stripe-problem.ts';

export interface SavedAnswer {
  readonly status: number;
  readonly body: string;
  readonly requestId: string;
}

interface Entry {
  readonly id: string;
  readonly endpoint: string;
  readonly parametersHash: string;
  readonly expiresAt: number;
  answer: SavedAnswer | null;
}

export interface KeyedRequest {
  readonly key: string;
  /** '/v1/customers' */
  readonly endpoint: string;
  readonly body: string;
}

const keyLifetimeSeconds = 24 * 60 * 60;
const maxKeyLength = 255;

/**
 * Idempotency keys (https://docs.stripe.com/api/idempotent_requests): the same call is answered as the first time, a
 * different one refused. A call refused before it began (400, 401, 404, 409) leaves its key free.
 */
export class IdempotencyKeys {
  readonly #entries = new Collection<Entry>(5_000);

  clear(): void {
    this.#entries.clear();
  }

  /** The answer given before, or `null` when this call is the first and may begin. @throws StripeProblem */
  begin({ key, endpoint, body }: KeyedRequest, now: number): SavedAnswer | null {
    if (key.length > maxKeyLength)
      throw new StripeProblem(`Idempotency keys can have up to ${maxKeyLength} characters.`);
    const known = this.#entries.get(key);
    const parametersHash = createHash('sha256').update(body).digest('hex');
    if (!known || known.expiresAt <= now) {
      this.#entries.add({
        id: key,
        endpoint,
        parametersHash,
        expiresAt: now + keyLifetimeSeconds,
        answer: null,
      });
      return null;
    }
    const advice = `Try using a key other than '${key}' if you meant to execute a different request.`;
    if (known.endpoint !== endpoint) {
      throw new StripeProblem(
        `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${known.endpoint}' vs '${endpoint}'). ${advice}`,
        { type: 'idempotency_error' },
      );
    }
    if (known.parametersHash !== parametersHash) {
      throw new StripeProblem(
        `Keys for idempotent requests can only be used with the same parameters they were first used with. ${advice}`,
        { type: 'idempotency_error' },
      );
    }
    if (!known.answer) {
      throw new StripeProblem(
        `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
        { type: 'idempotency_error', code: 'idempotency_key_in_use', status: 409 },
      );
    }
    return known.answer;
  }

  finish(key: string, answer: SavedAnswer): void {
    const entry = this.#entries.get(key);
    if (!entry || entry.answer) return;
    if ([400, 401, 404, 409].includes(answer.status)) this.#entries.delete(key);
    else entry.answer = answer;
  }
}
