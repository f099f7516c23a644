import { monitorEventLoopDelay } from 'node:perf_hooks';

const resolutionMs = 20;
const windowMs = 500;
/** Delay that is seen in so many windows one after the other is sustained: for three seconds and more. */
const sustainedWindows = 6;
const nanosecondsPerMs = 1e6;

/** Reads the mean delay of the event loop since the last reading, in milliseconds. */
export type DelayReader = () => number;

export interface SustainedDelay {
  /** The least mean of any half second of the last three, in milliseconds: one pause alone does not count. */
  readonly sustainedMs: number;
  stop(): void;
}

function nodeDelayReader(): DelayReader {
  const histogram = monitorEventLoopDelay({ resolution: resolutionMs });
  histogram.enable();
  return () => {
    // what is measured is the time between two ticks of the monitor's timer
    const delayMs = histogram.count === 0 ? 0 : histogram.mean / nanosecondsPerMs - resolutionMs;
    histogram.reset();
    return delayMs;
  };
}

/** Watches how late the event loop is. `read` is for tests. */
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
