import { ApiError } from '@mitoyen/contract/core/api-error.ts';

/** For errors that a page of their own tells: only what nobody foresaw is for the console, once. */
export function reportError(error: unknown): void {
  if (error instanceof ApiError && error.status === 404) return;
  console.error(error);
}
