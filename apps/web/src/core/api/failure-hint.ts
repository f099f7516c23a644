import { ApiError } from '@mitoyen/contract/core/api-error.ts';

/** The sentence under a failed load: the server's own for 400 and 429, else `hint`. */
export function failureHintOf(error: Error | null | undefined, hint: string): string {
  return error instanceof ApiError && [400, 429].includes(error.status) ? error.message : hint;
}
