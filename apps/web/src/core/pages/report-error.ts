import { ApiError } from '@mitoyen/contract/core/api-error.ts';

/** Logs an error to the console, once; not a 404, which has a page of its own. */
export function reportError(error: unknown): void {
  if (error instanceof ApiError && error.status === 404) return;
  console.error(error);
}
