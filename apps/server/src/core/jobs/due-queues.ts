interface DueQueuesOptions {
  /** Which of these queues have something due. */
  readonly find: (names: readonly string[]) => Promise<readonly string[]>;
  readonly onError: (error: unknown) => void;
  /** Milliseconds between two looks, and between those while nobody sends anything. */
  readonly intervalMs?: number;
  readonly restingMs?: number;
}

export interface DueQueues {
  /** Resolves once a queue seems to have something due, or `signal` is aborted. */
  untilDue(name: string, signal: AbortSignal): Promise<void>;
  /** Looks often for a while: something is being sent, or will have been when its transaction ends. */
  wake(): void;
  stop(): void;
}

/** How many looks follow something that was sent, before a server rests: ten seconds of them. */
const looksAwake = 20;

/**
 * Looks for all queues that are empty at once: a statement each half second, where each queue would send its own. While
 * this process sends nothing, every two seconds: what waits then was sent by another, which looks itself, or waits for its
 * time. Nothing is asked while none waits.
 */
export function watchDueQueues({
  find,
  onError,
  intervalMs = 500,
  restingMs = 4 * intervalMs,
}: DueQueuesOptions): DueQueues {
  const waiting = new Map<string, () => void>();
  let timer: NodeJS.Timeout | undefined;
  let looksLeft = looksAwake;
  let isStopped = false;

  const look = async () => {
    timer = undefined;
    looksLeft -= 1;
    try {
      for (const name of await find([...waiting.keys()])) waiting.get(name)?.();
    } catch (error) {
      onError(error);
    }
    plan();
  };
  const plan = () => {
    if (isStopped || timer !== undefined || waiting.size === 0) return;
    timer = setTimeout(look, looksLeft > 0 ? intervalMs : restingMs);
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
    wake() {
      const wasResting = looksLeft <= 0;
      looksLeft = looksAwake;
      if (!wasResting || timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      plan();
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
