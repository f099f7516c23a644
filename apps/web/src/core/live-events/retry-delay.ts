import type { StreamEnd } from './read-live-stream.ts';

const minuteMs = 60_000;

/** By how the stream ended: after how long it is asked for again first, and at most. */
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
export function retryDelayMs(end: StreamEnd, failures: number, chance: number): number {
  const { firstMs, longestMs } = delays[end];
  return Math.min(longestMs, firstMs * 2 ** failures) * (0.5 + chance);
}
