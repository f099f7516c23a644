import type { Histogram } from 'node:perf_hooks';
import { Gauge, type Registry } from 'prom-client';
import type { LoopLag } from '../http/loop-lag.ts';

type Aggregator = 'average' | 'max' | 'min';
type Measure = readonly [
  name: string,
  help: string,
  aggregator: Aggregator,
  of: (samples: Histogram) => number,
];

const nanoseconds = 1e9;

/** Under the names that the metrics' library gives them, which dashboards know. */
const measures: readonly Measure[] = [
  ['min', 'The least', 'min', ({ min }) => min],
  ['max', 'The most', 'max', ({ max }) => max],
  ['mean', 'The mean', 'average', ({ mean }) => mean],
  ['stddev', 'The standard deviation', 'average', ({ stddev }) => stddev],
  ['p50', 'The 50th percentile', 'average', (samples) => samples.percentile(50)],
  ['p90', 'The 90th percentile', 'average', (samples) => samples.percentile(90)],
  ['p99', 'The 99th percentile', 'average', (samples) => samples.percentile(99)],
];

/** Tells how late the event loop was since the last look, in the place of the library's own measures of that. */
export function measureLoopLag(registry: Registry, lag: LoopLag): void {
  const gauges = measures.map(([name, help, aggregator, of], index) => {
    const metric = `nodejs_eventloop_lag_${name}_seconds`;
    registry.removeSingleMetric(metric);
    const gauge = new Gauge({
      name: metric,
      help: `${help} by which the event loop was late while requests came, since the last look`,
      registers: [registry],
      aggregator,
      // the first is asked first, for all of them
      ...(index === 0 && { collect: () => lag.readAndReset(setAll) }),
    });
    return { gauge, of };
  });
  function setAll(samples: Histogram): void {
    for (const { gauge, of } of gauges) gauge.set(samples.count === 0 ? 0 : of(samples) / nanoseconds);
  }
}
