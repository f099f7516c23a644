import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import type { RouteDefinition } from '@mitoyen/contract/core/define-route.ts';
import { clientErrors } from '../api/client.errors.ts';

type WriteMethod = Exclude<RouteDefinition['method'], 'GET'>;

/** The request of a write, as plain data. */
export interface WriteRequest {
  readonly method: WriteMethod;
  /** Of the route, with the names of its parameters. */
  readonly path: string;
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
}

/** A write that got no response. `isCancelled`: its author did not wait for one. */
export class LostCall extends ApiError {
  /** False where it is certain that nothing was sent. */
  readonly mayHaveArrived: boolean;
  readonly isCancelled: boolean;
  readonly request: WriteRequest;

  constructor(
    state: { readonly mayHaveArrived: boolean; readonly isCancelled: boolean },
    request: WriteRequest,
    cause: unknown,
  ) {
    super(clientErrors.network, { cause });
    this.mayHaveArrived = state.mayHaveArrived;
    this.isCancelled = state.isCancelled;
    this.request = request;
  }
}

/**
 * Whether sending the same request twice has the effect of once: by its method (RFC 9110, 9.2.2), or by its
 * key.
 */
export function isRepeatable({ method, idempotencyKey }: WriteRequest): boolean {
  return idempotencyKey !== undefined || method === 'PUT' || method === 'DELETE';
}
