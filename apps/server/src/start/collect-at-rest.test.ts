import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { collectAtRest } from './collect-at-rest.ts';

let worked = 0;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** In a function of its own, so that nothing else holds the garbage. */
const leaveGarbage = () => new WeakRef(new Array(1000).fill('start'));
/** What a reference was asked for in this turn of the loop is kept until the next one. */
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** Whether garbage left now is gone after the next look, at a server that worked so much since the one before. */
async function isCollected(share: number): Promise<boolean> {
  const garbage = leaveGarbage();
  await nextTurn();
  worked = share;
  vi.advanceTimersToNextTimer();
  return garbage.deref() === undefined;
}

it('collects ten seconds after a start that nobody waited for, once', async () => {
  const stop = collectAtRest(() => worked);
  expect(await isCollected(0.01)).toBe(true);
  expect(await isCollected(0.01)).toBe(false);
  stop();
});

it('keeps what was compiled over a lull, and collects after a minute of rest', async () => {
  const stop = collectAtRest(() => worked);
  for (const share of [0.9, 0.2, 0, 0, 0, 0, 0, 0.1, 0, 0, 0, 0, 0])
    expect(await isCollected(share)).toBe(false);
  expect(await isCollected(0)).toBe(true);
  expect(await isCollected(0)).toBe(false);
  stop();
});

it('gives what it collects back to the machine', () => {
  const stop = collectAtRest(() => 0.01);
  const garbage = Array.from({ length: 1_500_000 }, (_, number) => [number]);
  const heldMb = () => process.memoryUsage.rss() / 2 ** 20;
  const before = heldMb();
  garbage.length = 0;
  vi.advanceTimersToNextTimer();
  expect(heldMb()).toBeLessThan(before - 30);
  stop();
});

it('does nothing once the server stops', () => {
  collectAtRest(() => worked)();
  expect(vi.getTimerCount()).toBe(0);
});
