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
  const cut = new AbortController();
  const cutToo = () => cut.abort(given?.reason);
  given?.addEventListener('abort', cutToo);
  if (given?.aborted) cutToo();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new ApiError(clientErrors.late));
      cut.abort();
    }, limitMs);
  });
  try {
    return await Promise.race([work(cut.signal), late]);
  } finally {
    clearTimeout(timer);
    given?.removeEventListener('abort', cutToo);
  }
}
