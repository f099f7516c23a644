import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';

interface Line {
  running: number;
  readonly waiting: (() => void)[];
}

/** Runs work for a key when it is its turn. @throws ApiError `unavailable` when too much waits before it. */
export type InTurn = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** Lets so many at once work for one key of this instance; the others wait, in order, `maxWaiting` at most. */
export function createTurns({ atOnce, maxWaiting }: { atOnce: number; maxWaiting: number }): InTurn {
  const lines = new Map<string, Line>();
  return async (key, work) => {
    const line = lines.get(key) ?? { running: 0, waiting: [] };
    lines.set(key, line);
    if (line.running < atOnce) line.running += 1;
    else {
      if (line.waiting.length >= maxWaiting) {
        throw new ApiError(commonErrors.unavailable, { retryAfterSeconds: 2 });
      }
      // whoever ends hands its place over: nobody new takes it in between
      await new Promise<void>((resolve) => line.waiting.push(resolve));
    }
    try {
      return await work();
    } finally {
      const next = line.waiting.shift();
      if (next) next();
      else {
        line.running -= 1;
        if (line.running === 0) lines.delete(key);
      }
    }
  };
}
