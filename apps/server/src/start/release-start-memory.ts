import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** When the pages' code is loaded and the first connections are open. */
const afterStartMs = 5_000;

/**
 * Collects once what starting left behind. V8 collects when more memory is asked for, which a server at rest does not do:
 * it would keep some 100 MB of garbage for as long as nobody comes. Returns how to call it off.
 */
export function releaseStartMemory(): () => void {
  const timer = setTimeout(() => {
    setFlagsFromString('--expose-gc');
    runInNewContext('gc')();
  }, afterStartMs).unref();
  return () => clearTimeout(timer);
}
