import { ApiError } from '@mitoyen/contract/core/api-error.ts';

/** Logs unexpected errors to the console, once; those with an error page of their own are not logged. */
export function reportError(error: unknown): void {
  if (error instanceof ApiError && error.status === 404) return;
  console.error(error);
}
