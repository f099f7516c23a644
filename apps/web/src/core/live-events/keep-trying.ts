import { getLiveStatus, subscribeToLiveStatus } from './live-bus.ts';
import { watchForWaking } from './watch-for-waking.ts';

const firstMs = 2_000;
const longestMs = 60_000;

/** Milliseconds until the next try: doubled with each that failed, and spread over many browsers. */
function retryDelayMs(failures: number): number {
  return Math.min(longestMs, firstMs * 2 ** failures) * (0.5 + Math.random());
}

interface Unsent {
  readonly isWaiting: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  readonly retry: () => void;
}

/**
 * Retries calls that found no server: at once on a sign that the server is in reach (the event stream is
 * back, the browser goes online, the page becomes visible), and on a timer with growing pauses, since that
 * sign may not come. A browser says it is online with any network at all, and a phone in a basement has one
 * that leads nowhere. Returns a function that stops.
 */
export function keepTrying({ isWaiting, subscribe, retry }: Unsent): () => void {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function stopWaiting(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  function plan(): void {
    if (!isWaiting()) {
      failures = 0;
      stopWaiting();
      return;
    }
    timer ??= setTimeout(() => {
      timer = undefined;
      failures += 1;
      retry();
    }, retryDelayMs(failures));
  }

  function hurry(): void {
    failures = 0;
    stopWaiting();
    retry();
  }

  const stops = [
    subscribe(plan),
    watchForWaking(hurry),
    subscribeToLiveStatus(() => {
      if (getLiveStatus() === 'live') hurry();
    }),
    stopWaiting,
  ];
  plan();
  return () => {
    for (const stop of stops) stop();
  };
}
