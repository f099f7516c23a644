import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';

function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  // bytes are no text, and go nowhere near a column
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return false;
  return Object.entries(value).some(([key, item]) => key.includes('\0') || holdsNul(item));
}

/** PostgreSQL has no text with a NUL in it: such a request is refused before it gets there. @throws ApiError 400. */
export function refuseNul(...parts: readonly unknown[]): void {
  if (parts.some(holdsNul)) throw new ApiError(commonErrors.invalid_request);
}
