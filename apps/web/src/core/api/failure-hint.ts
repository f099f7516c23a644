import { ApiError } from '@mitoyen/contract/core/api-error.ts';

/** What to say under a failed load: the server's own sentence to who asks too much, or for what there is not; else `hint`. */
export function failureHintOf(error: Error | null | undefined, hint: string): string {
  return error instanceof ApiError && [400, 429].includes(error.status) ? error.message : hint;
}
