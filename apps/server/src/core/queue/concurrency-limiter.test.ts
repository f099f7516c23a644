import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createConcurrencyLimiter } from './concurrency-limiter.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A task that ends when the test ends it, and its outcome. */
function startTask(limiter: ReturnType<typeof createConcurrencyLimiter>, key?: string) {
  const task = { state: 'waiting', finish: () => {}, fail: () => {} };
  const result = limiter(
    () =>
      new Promise<void>((resolve, reject) => {
        Object.assign(task, { state: 'running', finish: resolve, fail: () => reject(new Error('failed')) });
      }),
    key,
  );
  result.then(
    () => Object.assign(task, { state: 'done' }),
    (error) => Object.assign(task, { state: error.status ?? error.message, error }),
  );
  return task as typeof task & { error?: { retryAfterSeconds: number } };
}

const states = async (tasks: readonly { state: string }[]) => {
  await vi.advanceTimersByTimeAsync(0);
  return tasks.map(({ state }) => state);
};

test.each([{}, { maxWaitMs: 2000 }])(
  'so many at a time, in order, a failed one giving its place on: %j',
  async (options) => {
    const limiter = createConcurrencyLimiter({ concurrency: 2, ...options });
    const tasks = Array.from({ length: 4 }, () => startTask(limiter));
    expect(await states(tasks)).toEqual(['running', 'running', 'waiting', 'waiting']);
    tasks[0]?.fail();
    expect(await states(tasks)).toEqual(['failed', 'running', 'running', 'waiting']);
    tasks[1]?.finish();
    expect(await states(tasks)).toEqual(['failed', 'done', 'running', 'running']);
    tasks[2]?.finish();
    tasks[3]?.finish();
    expect(await states(tasks)).toEqual(['failed', 'done', 'done', 'done']);
  },
);

test('what finds the queue full is refused at once', async () => {
  const limiter = createConcurrencyLimiter({ concurrency: 2, maxQueued: 3, maxWaitMs: 2000 });
  const tasks = Array.from({ length: 7 }, () => startTask(limiter));
  expect(await states(tasks)).toEqual([
    ...['running', 'running'],
    ...['waiting', 'waiting', 'waiting'],
    ...[503, 503],
  ]);
  expect(tasks[6]?.error?.retryAfterSeconds).toBe(2);
});

test('without a bound of its own, the queue has one', async () => {
  const limiter = createConcurrencyLimiter({ concurrency: 1 });
  const tasks = Array.from({ length: 502 }, () => startTask(limiter));
  expect((await states(tasks)).slice(-2)).toEqual(['waiting', 503]);
});

test('a queue of none runs what finds a free place, and refuses the rest', async () => {
  const limiter = createConcurrencyLimiter({ concurrency: 1, maxQueued: 0 });
  const tasks = [startTask(limiter), startTask(limiter)];
  expect(await states(tasks)).toEqual(['running', 503]);
});

test('what waited too long is refused then, and never runs', async () => {
  const limiter = createConcurrencyLimiter({ concurrency: 1, maxWaitMs: 2000 });
  const tasks = [startTask(limiter), startTask(limiter)];
  await vi.advanceTimersByTimeAsync(2000);
  expect(await states(tasks)).toEqual(['running', 503]);
  tasks[0]?.finish();
  const later = startTask(limiter);
  expect(await states([...tasks, later])).toEqual(['done', 503, 'running']);
});

test('a task that began in time may take as long as it likes', async () => {
  const limiter = createConcurrencyLimiter({ concurrency: 1, maxWaitMs: 2000 });
  const tasks = [startTask(limiter), startTask(limiter)];
  await states(tasks);
  tasks[0]?.finish();
  await vi.advanceTimersByTimeAsync(5000);
  tasks[1]?.finish();
  expect(await states(tasks)).toEqual(['done', 'done']);
});

test('each key has a queue of its own, also after it was empty', async () => {
  const limiter = createConcurrencyLimiter({ concurrency: 1, maxQueued: 1 });
  for (let round = 0; round < 2; round += 1) {
    const tasks = [...['a', 'a', 'a', 'b'], undefined].map((key) => startTask(limiter, key));
    expect(await states(tasks)).toEqual(['running', 'waiting', 503, 'running', 'running']);
    for (const index of [0, 3, 4]) tasks[index]?.finish();
    expect(await states(tasks)).toEqual(['done', 'running', 503, 'done', 'done']);
    tasks[1]?.finish();
    expect(await states(tasks)).toEqual(['done', 'done', 503, 'done', 'done']);
  }
});
