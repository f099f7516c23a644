import type { Log } from '../core/log/log.ts';

export interface Stopping {
  /** Aborted once the process gets a stop signal. */
  readonly signal: AbortSignal;
  /** Registers how to stop; runs it now if a stop was requested meanwhile. */
  with(stop: () => Promise<void>): void;
  /** Stops for another reason than a signal. */
  now(reason: string): void;
}

/**
 * From now on, SIGTERM or SIGINT stop the process once, cleanly, with exit code 0: what is starting gives up, what runs
 * is stopped. What has not stopped after `hardStopMs` ends all the same, with 1. A second signal changes nothing.
 */
export function stopOnSignal(log: Log, hardStopMs: number): Stopping {
  const controller = new AbortController();
  const { signal } = controller;
  let stop: (() => Promise<void>) | undefined;
  const end = () => void stop?.().then(() => process.exit(0));
  const now = (reason: string) => {
    if (signal.aborted) return;
    log.info({ signal: reason }, 'stopping');
    setTimeout(() => {
      log.error({}, 'a part did not stop in time');
      process.exit(1);
    }, hardStopMs).unref();
    controller.abort();
    end();
  };
  process.on('SIGTERM', now);
  process.on('SIGINT', now);
  return {
    signal,
    with(given) {
      stop = given;
      if (signal.aborted) end();
    },
    now,
  };
}
