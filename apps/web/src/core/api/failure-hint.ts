import { ApiError } from '@mitoyen/contract/core/api-error.ts';

/** What to say under a failed load: the server's own sentence to who asks too much at once, else `hint`. */
export function failureHintOf(error: Error | null | undefined, hint: string): string {
  return error instanceof ApiError && error.status === 429 ? error.message : hint;
}
