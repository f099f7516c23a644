/** A stream silent for this long when the page is visible again counts as broken: the server sends something every 20 s. */
export const doubtfulMs = 25_000;

const tickMs = 5_000;
const sleptMs = 15_000;

/**
 * Calls `onWake` when a stream should be reopened at once: the network is back, the page is visible again or
 * restored, the machine woke up. Returns a function that stops.
 */
export function watchForWaking(onWake: () => void): () => void {
  let lastTick = Date.now();
  const timer = setInterval(() => {
    const now = Date.now();
    if (now - lastTick > sleptMs) onWake();
    lastTick = now;
  }, tickMs);
  const onVisible = () => {
    if (document.visibilityState === 'visible') onWake();
  };
  window.addEventListener('online', onWake);
  window.addEventListener('pageshow', onWake);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', onWake);
    window.removeEventListener('pageshow', onWake);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
