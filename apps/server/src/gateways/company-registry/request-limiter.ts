import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Lets at most `max` calls through in any `windowMs`; the others wait their turn, in order.
 * A waiter whose signal fires gives its turn up and throws the signal's reason.
 */
export function createRequestLimiter({ max, windowMs }: { max: number; windowMs: number }) {
  /** Earliest moments of the last `max` turns, in ms. */
  let turns: number[] = [];

  return {
    async waitTurn(signal: AbortSignal): Promise<void> {
      signal.throwIfAborted();
      const now = performance.now();
      turns = turns.slice(-max);
      const oldest = turns.length < max ? undefined : turns[0];
      const turn = Math.max(now, oldest === undefined ? now : oldest + windowMs);
      turns.push(turn);
      if (turn <= now) return;
      try {
        await sleep(turn - now, undefined, { signal });
      } catch (error) {
        turns = turns.filter((other) => other !== turn);
        throw signal.reason ?? error;
      }
    },
  };
}
