import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import { isStorable } from '@mitoyen/contract/core/storable-text.ts';

/**
 * Refuses a request with a text that the database cannot hold, however deep it is nested, before it gets there.
 * @throws ApiError 400 `invalid_text`.
 */
export function refuseUnstorable(...parts: readonly unknown[]): void {
  const waiting = [...parts];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === 'string' && !isStorable(value)) throw new ApiError(commonErrors.invalid_text);
    // bytes are no text, and go nowhere near a column
    if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) continue;
    for (const [key, item] of Object.entries(value)) waiting.push(key, item);
  }
}
