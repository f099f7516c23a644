import { expect, it } from 'vitest';
import { createRequestLimiter } from './request-limiter.ts';

const patient = () => AbortSignal.timeout(5_000);

it('lets the first calls through at once and makes the next ones wait for the window', async () => {
  const limiter = createRequestLimiter({ max: 2, windowMs: 60 });
  const start = performance.now();
  const waits: number[] = [];
  const turns = [1, 2, 3, 4, 5].map(async () => {
    await limiter.waitTurn(patient());
    waits.push(performance.now() - start);
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect(waits).toHaveLength(2);
  await Promise.all(turns);
  // Timers may fire a millisecond early.
  for (const [index, atLeast] of [0, 0, 58, 58, 118].entries()) {
    expect(waits[index]).toBeGreaterThanOrEqual(atLeast);
  }
});

it('gives up with the caller’s own reason, and gives the turn back', async () => {
  const limiter = createRequestLimiter({ max: 1, windowMs: 40 });
  await limiter.waitTurn(patient());
  const reason = new Error('gone');
  await expect(limiter.waitTurn(AbortSignal.abort(reason))).rejects.toBe(reason);
  const controller = new AbortController();
  const waiting = limiter.waitTurn(controller.signal);
  controller.abort(reason);
  await expect(waiting).rejects.toBe(reason);
  await expect(limiter.waitTurn(patient())).resolves.toBeUndefined();
});
