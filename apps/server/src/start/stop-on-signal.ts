import type { Log } from '../core/log/log.ts';

const hardStopMs = 12_000;

/**
 * Stops once on SIGTERM or SIGINT, cleanly, or after twelve seconds all the same. A second signal changes nothing.
 * Returns how to stop for another reason.
 */
export function stopOnSignal(stop: () => Promise<void>, log: Log): () => void {
  let stopping = false;
  const onSignal = (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), hardStopMs).unref();
    void stop().then(() => process.exit(0));
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  return () => onSignal('disconnect');
}
