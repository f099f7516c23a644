interface DueQueuesOptions {
  /** Which of these queues have something due. */
  readonly find: (names: readonly string[]) => Promise<readonly string[]>;
  readonly onError: (error: unknown) => void;
  /** Milliseconds between two looks. */
  readonly intervalMs?: number;
}

export interface DueQueues {
  /** Resolves once a queue seems to have something due, or `signal` is aborted. */
  untilDue(name: string, signal: AbortSignal): Promise<void>;
  stop(): void;
}

/**
 * Looks for all queues that are empty at once: a statement each half second, where each queue would send its own. Nothing
 * is asked while none waits.
 */
export function watchDueQueues({ find, onError, intervalMs = 500 }: DueQueuesOptions): DueQueues {
  const waiting = new Map<string, () => void>();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const look = async () => {
    timer = undefined;
    try {
      for (const name of await find([...waiting.keys()])) waiting.get(name)?.();
    } catch (error) {
      onError(error);
    }
    plan();
  };
  const plan = () => {
    if (!isStopped && timer === undefined && waiting.size > 0) timer = setTimeout(look, intervalMs);
  };

  return {
    untilDue: (name, signal) =>
      new Promise((resolve) => {
        const end = () => {
          waiting.delete(name);
          signal.removeEventListener('abort', end);
          resolve();
        };
        if (signal.aborted) return resolve();
        signal.addEventListener('abort', end);
        waiting.set(name, end);
        plan();
      }),
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
