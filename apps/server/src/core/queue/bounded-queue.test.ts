import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBoundedQueue } from './bounded-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A work that ends when told, and what became of it. */
function startWork(queue: ReturnType<typeof createBoundedQueue>) {
  const work = { state: 'waiting', finish: () => {}, fail: () => {} };
  const result = queue(
    () =>
      new Promise<void>((resolve, reject) => {
        Object.assign(work, { state: 'running', finish: resolve, fail: () => reject(new Error('failed')) });
      }),
  );
  result.then(
    () => Object.assign(work, { state: 'done' }),
    (error) => Object.assign(work, { state: error.status ?? error.message, error }),
  );
  return work as typeof work & { error?: { retryAfterSeconds: number } };
}

const states = async (works: readonly { state: string }[]) => {
  await vi.advanceTimersByTimeAsync(0);
  return works.map(({ state }) => state);
};

test('so many at a time, in order, a failed one giving its place on', async () => {
  const queue = createBoundedQueue({ atOnce: 2, maxWaitMs: 2000, expectedMs: 10 });
  const works = Array.from({ length: 4 }, () => startWork(queue));
  expect(await states(works)).toEqual(['running', 'running', 'waiting', 'waiting']);
  works[0]?.fail();
  expect(await states(works)).toEqual(['failed', 'running', 'running', 'waiting']);
  works[1]?.finish();
  expect(await states(works)).toEqual(['failed', 'done', 'running', 'running']);
  works[2]?.finish();
  works[3]?.finish();
  expect(await states(works)).toEqual(['failed', 'done', 'done', 'done']);
});

test('what would wait too long is refused at once', async () => {
  const queue = createBoundedQueue({ atOnce: 2, maxWaitMs: 2000, expectedMs: 1000 });
  const works = Array.from({ length: 8 }, () => startWork(queue));
  expect(await states(works)).toEqual([
    ...['running', 'running'],
    ...['waiting', 'waiting', 'waiting', 'waiting'],
    ...[503, 503],
  ]);
  expect(works[7]?.error?.retryAfterSeconds).toBe(2);
});

test('what a work takes is measured', async () => {
  const queue = createBoundedQueue({ atOnce: 1, maxWaitMs: 2000, expectedMs: 10 });
  for (let round = 0; round < 20; round += 1) {
    const slow = startWork(queue);
    await vi.advanceTimersByTimeAsync(1500);
    slow.finish();
    await vi.advanceTimersByTimeAsync(0);
  }
  const works = Array.from({ length: 3 }, () => startWork(queue));
  expect(await states(works)).toEqual(['running', 'waiting', 503]);
});

test('what waited too long all the same is refused then, and takes no place', async () => {
  const queue = createBoundedQueue({ atOnce: 1, maxWaitMs: 2000, expectedMs: 10 });
  const works = [startWork(queue), startWork(queue)];
  await vi.advanceTimersByTimeAsync(2000);
  expect(await states(works)).toEqual(['running', 503]);
  works[0]?.finish();
  const later = startWork(queue);
  expect(await states([...works, later])).toEqual(['done', 503, 'running']);
  later.finish();
});
