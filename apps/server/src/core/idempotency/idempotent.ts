import { createHash } from 'node:crypto';
import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import {
  idempotencyErrors,
  idempotencyHours,
  maxIdempotencyKeyLength,
} from '@mitoyen/contract/core/idempotency.ts';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../context/app-context.ts';
import type { Tx } from '../db/schema.ts';
import { lockKeyAndFindAnswer, saveAnswer } from './idempotency.repository.ts';

/** A call that a caller may send again when it lost the response. */
export interface RepeatableCall {
  readonly userId: string;
  /** Null when the caller sent none: then every call is a new one. */
  readonly key: string | null;
  /** The request, as plain data: the same key with another request is refused. */
  readonly request: unknown;
}

/** The call's `Idempotency-Key`. @throws ApiError `idempotency_key_too_long`. */
export function readIdempotencyKey({ headers }: FastifyRequest): string | null {
  const key = String(headers['idempotency-key'] ?? '').trim();
  if (key.length > maxIdempotencyKeyLength) throw new ApiError(idempotencyErrors.idempotency_key_too_long);
  return key === '' ? null : key;
}

/** The instant before which keys are forgotten. */
export function oldestKey(now: Date): Date {
  return new Date(now.getTime() - idempotencyHours * 3_600_000);
}

/**
 * Runs the work in a transaction, and stores its response with it; a call with the same key gets that
 * response and does nothing. A refusal is not stored, so that the call can be tried again. @throws ApiError
 * `idempotency_mismatch`.
 */
export async function idempotent<Body extends object>(
  { db, clock }: AppContext,
  { userId, key, request }: RepeatableCall,
  work: (tx: Tx) => Promise<Body>,
): Promise<Body> {
  return db.transaction().execute(async (tx) => {
    if (key === null) return work(tx);
    const requestHash = createHash('sha256').update(JSON.stringify(request)).digest();
    const now = clock.now();
    const known = await lockKeyAndFindAnswer(tx, userId, key, oldestKey(now));
    if (known) {
      if (!requestHash.equals(known.request_hash)) throw new ApiError(idempotencyErrors.idempotency_mismatch);
      return known.response as Body;
    }
    const response = await work(tx);
    await saveAnswer(tx, { user_id: userId, key, request_hash: requestHash, response, created_at: now });
    return response;
  });
}
