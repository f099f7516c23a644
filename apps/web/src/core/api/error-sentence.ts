import { ApiError } from '@mitoyen/contract/core/api-error.ts';

/**
 * The sentence for a failed call: the server's own when it sent one, else `fallback`; `network` when the
 * server could not be reached.
 */
export function errorSentence(error: unknown, fallback: string, network: string = fallback): string {
  if (!(error instanceof ApiError)) return fallback;
  if (error.code === 'network') return network;
  return error.code === 'internal' ? fallback : error.message;
}
