import type { LiveStatus } from './live-bus.ts';
import type { StreamEvent } from './parse-event-stream.ts';
import type { StreamEnd } from './read-live-stream.ts';
import { readLiveStream } from './read-live-stream.ts';
import { doubtfulMs, watchForWaking } from './watch-for-waking.ts';

const minuteMs = 60_000;

/** By how the stream ended: the first and the longest pause before reconnecting. */
const delays: Readonly<Record<StreamEnd, { firstMs: number; longestMs: number }>> = {
  server_stopping: { firstMs: 500, longestMs: 10_000 },
  lost: { firstMs: 1000, longestMs: 10_000 },
  silent: { firstMs: 500, longestMs: 10_000 },
  withheld: { firstMs: minuteMs, longestMs: 10 * minuteMs },
  too_many_streams: { firstMs: 5 * minuteMs, longestMs: 10 * minuteMs },
  session_ended: { firstMs: 0, longestMs: minuteMs },
  refused: { firstMs: minuteMs, longestMs: 10 * minuteMs },
};

/**
 * Milliseconds until the next attempt: doubled with each that failed in a row, and spread, so that a server that
 * comes back does not meet all browsers at once. `chance` is from 0 to 1.
 */
function retryDelayMs(end: StreamEnd, failures: number, chance: number): number {
  const { firstMs, longestMs } = delays[end];
  return Math.min(longestMs, firstMs * 2 ** failures) * (0.5 + chance);
}

interface StreamKeeper {
  /** With which id to resume; null to begin anew. */
  lastId(): string | null;
  onId(id: string): void;
  onEvent(event: StreamEvent): void;
  onStatus(status: LiveStatus): void;
}

/** Keeps one stream open for as long as it is wanted. Returns a function that stops. */
export function keepLiveStream(keeper: StreamKeeper): () => void {
  const stopping = new AbortController();
  let attempt = new AbortController();
  let hurry = () => {};
  let lastSignAt = 0;
  let isAlive = false;

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      hurry = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  function onAlive(): void {
    lastSignAt = Date.now();
    if (isAlive) return;
    isAlive = true;
    keeper.onStatus('live');
  }

  async function run(): Promise<void> {
    keeper.onStatus('connecting');
    let failures = 0;
    while (!stopping.signal.aborted) {
      isAlive = false;
      attempt = new AbortController();
      const { signal } = attempt;
      const end = await readLiveStream({ ...keeper, lastId: keeper.lastId(), signal, onAlive });
      if (stopping.signal.aborted) return;
      if (isAlive) failures = 0;
      // a moment without a stream needs no polling
      if (failures > 0 || !isAlive) keeper.onStatus('polling');
      if (!signal.aborted) await pause(retryDelayMs(end, failures, Math.random()));
      failures += 1;
    }
  }

  const stopWatching = watchForWaking(() => {
    if (isAlive && Date.now() - lastSignAt > doubtfulMs) attempt.abort();
    hurry();
  });
  void run();
  return () => {
    stopping.abort();
    attempt.abort();
    stopWatching();
    hurry();
  };
}
