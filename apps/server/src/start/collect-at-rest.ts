import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** How often it is seen whether the server works, in milliseconds. */
const lookMs = 10_000;
/** For how long a server rests before its memory is collected, in looks: a minute. */
const looksAtRest = 6;
/** The part of the time that its event loop works, from which on a server is not at rest. */
const atWork = 0.05;

/** Of V8's ways to collect, the one that gives freed pages back: from any other it keeps them for the next busy minute. */
function collect(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')({ type: 'major', flavor: 'last-resort' });
}

/**
 * Collects once whenever the server has come to rest: ten seconds after its start, or a minute after it last worked. V8
 * collects when more memory is asked for, which a server at rest does not do: it would keep some 100 MB of garbage of its
 * start, and 200 of its last busy minute, for as long as nobody comes. Collecting stops everything for a quarter of a second,
 * when nobody waits, and throws away what V8 has compiled for objects of which none is left (decision 69): who comes next
 * takes twice as long for two seconds, which a lull of some seconds is not worth. `measure` answers how much of the time
 * since the last look was worked. Returns how to end it.
 */
export function collectAtRest(measure: () => number = loopMeasure()): () => void {
  let restsLeft = 1;
  const timer = setInterval(() => {
    if (measure() > atWork) restsLeft = looksAtRest;
    else if (restsLeft > 0) {
      restsLeft -= 1;
      if (restsLeft === 0) collect();
    }
  }, lookMs).unref();
  return () => clearInterval(timer);
}

function loopMeasure(): () => number {
  let last = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return utilization;
  };
}
