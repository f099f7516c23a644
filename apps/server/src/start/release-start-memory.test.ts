import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { releaseStartMemory } from './release-start-memory.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** In a function of its own, so that nothing else holds the garbage. */
const leaveGarbage = () => new WeakRef(new Array(1000).fill('start'));
/** What a reference was asked for in this turn of the loop is kept until the next one. */
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

it('collects what the start left', async () => {
  const garbage = leaveGarbage();
  releaseStartMemory();
  await nextTurn();
  vi.runAllTimers();
  expect(garbage.deref()).toBeUndefined();
});

it('does nothing once the server stops', async () => {
  const stop = releaseStartMemory();
  stop();
  expect(vi.getTimerCount()).toBe(0);
});
