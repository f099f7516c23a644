import { ApiError } from '@mitoyen/contract/core/api-error.ts';

/**
 * What to tell the user about a failed call: the server's own sentence when it gave one, else `fallback`.
 * `network` is said instead when the server could not be reached.
 */
export function errorSentence(error: unknown, fallback: string, network: string = fallback): string {
  if (!(error instanceof ApiError)) return fallback;
  if (error.code === 'network') return network;
  return error.code === 'internal' ? fallback : error.message;
}
