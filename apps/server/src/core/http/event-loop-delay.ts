import { monitorEventLoopDelay } from 'node:perf_hooks';

const resolutionMs = 20;
const windowMs = 500;
/** A delay in so many consecutive windows is sustained: three seconds and more. */
const sustainedWindows = 6;
const nanosecondsPerMs = 1e6;

/** Reads the mean delay of the event loop since the last reading, in milliseconds. */
export type DelayReader = () => number;

export interface SustainedDelay {
  /** The least mean of any half second of the last three, in milliseconds: a single pause does not count. */
  readonly sustainedMs: number;
  stop(): void;
}

function nodeDelayReader(): DelayReader {
  const histogram = monitorEventLoopDelay({ resolution: resolutionMs });
  histogram.enable();
  return () => {
    // the monitor measures the time between two ticks of its timer
    const delayMs = histogram.count === 0 ? 0 : histogram.mean / nanosecondsPerMs - resolutionMs;
    histogram.reset();
    return delayMs;
  };
}

/** Measures the delay of the event loop. `read` is for tests. */
export function watchEventLoopDelay(read: DelayReader = nodeDelayReader()): SustainedDelay {
  const means: number[] = [];
  const timer = setInterval(() => {
    means.push(read());
    if (means.length > sustainedWindows) means.shift();
  }, windowMs).unref();
  return {
    get sustainedMs() {
      return means.length < sustainedWindows ? 0 : Math.max(0, Math.min(...means));
    },
    stop: () => clearInterval(timer),
  };
}
