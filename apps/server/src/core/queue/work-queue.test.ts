import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A work that ends when told, and what became of it. */
function startWork(queue: ReturnType<typeof createWorkQueue>) {
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
  const queue = createWorkQueue({ atOnce: 2, maxWaitMs: 2000, expectedMs: 10 });
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
  const queue = createWorkQueue({ atOnce: 2, maxWaitMs: 2000, expectedMs: 1000 });
  const works = Array.from({ length: 8 }, () => startWork(queue));
  expect(await states(works)).toEqual([
    ...['running', 'running'],
    ...['waiting', 'waiting', 'waiting', 'waiting'],
    ...[503, 503],
  ]);
  expect(works[7]?.error?.retryAfterSeconds).toBe(2);
});

test('what a work takes is measured', async () => {
  const queue = createWorkQueue({ atOnce: 1, maxWaitMs: 2000, expectedMs: 10 });
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
  const queue = createWorkQueue({ atOnce: 1, maxWaitMs: 2000, expectedMs: 10 });
  const works = [startWork(queue), startWork(queue)];
  await vi.advanceTimersByTimeAsync(2000);
  expect(await states(works)).toEqual(['running', 503]);
  works[0]?.finish();
  const later = startWork(queue);
  expect(await states([...works, later])).toEqual(['done', 503, 'running']);
  later.finish();
});

function openable() {
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { gate, open };
}

test('so many work at once for one key, the others in order; another key waits for nobody', async () => {
  const inTurn = createWorkQueue({ atOnce: 1, maxWaiting: 5 });
  const { gate, open } = openable();
  const done: string[] = [];
  const first = inTurn(async () => {
    await gate;
    done.push('first');
  }, 'a');
  const second = inTurn(async () => done.push('second'), 'a');
  const third = inTurn(async () => done.push('third'), 'a');
  await inTurn(async () => done.push('other'), 'b');
  expect(done).toEqual(['other']);
  open();
  await Promise.all([first, second, third]);
  expect(done).toEqual(['other', 'first', 'second', 'third']);
});

test('work that fails hands its turn over, and too long a line is refused', async () => {
  const inTurn = createWorkQueue({ atOnce: 1, maxWaiting: 1 });
  const { gate, open } = openable();
  const failing = inTurn(async () => {
    await gate;
    throw new Error('no');
  }, 'a');
  const next = inTurn(async () => 'next', 'a');
  await expect(inTurn(async () => 'late', 'a')).rejects.toMatchObject({ status: 503, retryAfterSeconds: 2 });
  open();
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('next');
  expect(await inTurn(async () => 'again', 'a')).toBe('again');
});

test('without a bound on the wait: so many at a time, in order, a failed one giving its place on', async () => {
  const inTurn = createWorkQueue({ atOnce: 2 });
  const started: number[] = [];
  const finish: (() => void)[] = [];
  const works = [0, 1, 2, 3].map((index) =>
    inTurn(async () => {
      started.push(index);
      await new Promise<void>((resolve) => finish.push(resolve));
      if (index === 0) throw new Error('failed');
      return index;
    }),
  );
  const results = Promise.allSettled(works);
  await Promise.resolve();
  expect(started).toEqual([0, 1]);
  finish[0]?.();
  await expect(works[0]).rejects.toThrow('failed');
  expect(started).toEqual([0, 1, 2]);
  finish[1]?.();
  await works[1];
  finish[2]?.();
  await works[2];
  expect(started).toEqual([0, 1, 2, 3]);
  finish[3]?.();
  expect((await results).map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ]);
});

test('a place is free again after each work, however many there were', async () => {
  const inTurn = createWorkQueue({ atOnce: 2 });
  const done: number[] = [];
  for (let index = 0; index < 5; index += 1) await inTurn(async () => done.push(index));
  expect(done).toEqual([0, 1, 2, 3, 4]);
});
