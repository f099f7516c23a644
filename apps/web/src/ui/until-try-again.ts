/** Milliseconds before each new try; a connection that the browser itself says to be gone is waited for instead. */
const pausesMs = [1000, 2000, 4000, 8000, 16_000] as const;
/** How many tries are made again by themselves. */
export const mostTries = pausesMs.length;

/**
 * Waits until another try makes sense: once the browser is online again, or after a pause that grows with the tries made.
 * Rejects with the signal's reason as soon as it is aborted.
 */
export function untilTryAgain(tries: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const end = (finish: () => void) => {
      clearTimeout(timer);
      window.removeEventListener('online', onLine);
      signal.removeEventListener('abort', onAbort);
      finish();
    };
    const onLine = () => end(resolve);
    const onAbort = () => end(() => reject(signal.reason));
    const timer = navigator.onLine ? setTimeout(onLine, pausesMs[tries] ?? pausesMs.at(-1)) : undefined;
    window.addEventListener('online', onLine);
    signal.addEventListener('abort', onAbort);
  });
}
