import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { clientErrors } from './client.errors.ts';

/**
 * Runs `work` with a signal that is aborted after so many milliseconds: a response may be lost on its way,
 * and its call would never end. `given` aborts it as well. @throws ApiError `late`.
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
    // a browser may report another reason for a response cut in the middle
    throw cut.signal.reason ?? error;
  } finally {
    clearTimeout(timer);
  }
}
