import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { clientErrors } from './client.errors.ts';

/**
 * Does what gets a signal to end by, unless it takes longer than so many milliseconds: an answer may be lost on its way,
 * and its call would never end. `given` ends it as well. @throws ApiError `late`.
 */
export async function inTime<Done>(
  limitMs: number,
  given: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Done>,
): Promise<Done> {
  given?.throwIfAborted();
  const cut = new AbortController();
  given?.addEventListener('abort', () => cut.abort(given.reason));
  const timer = setTimeout(() => cut.abort(new ApiError(clientErrors.late)), limitMs);
  try {
    return await work(cut.signal);
  } catch (error) {
    // a browser may tell another reason for an answer that was cut in the middle
    throw cut.signal.reason ?? error;
  } finally {
    clearTimeout(timer);
  }
}
