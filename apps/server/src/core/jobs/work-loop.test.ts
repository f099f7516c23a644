import { afterEach, expect, test, vi } from 'vitest';
import { startWorkLoop, type WorkLoop } from './work-loop.ts';

/** A queue in memory, whose jobs end when the test ends them. */
function makeQueue(count: number) {
  const due = Array.from({ length: count }, (_, index) => index);
  const finish = new Map<number, (shouldPause?: boolean) => void>();
  const started: number[] = [];
  return {
    started,
    finish: (job: number, shouldPause = false) => finish.get(job)?.(shouldPause),
    fetch: async (wanted: number) => due.splice(0, wanted),
    run: (job: number) => {
      started.push(job);
      return new Promise<boolean>((resolve) =>
        finish.set(job, (shouldPause = false) => resolve(shouldPause)),
      );
    },
  };
}

/** Looks again at once, a turn of the event loop later. */
const untilDue = () => new Promise<void>((resolve) => setTimeout(resolve, 1));

const loops: WorkLoop<number>[] = [];
function start(
  queue: ReturnType<typeof makeQueue>,
  concurrency: number,
  onPause?: (isPausing: boolean) => void,
) {
  const loop = startWorkLoop({
    concurrency,
    fetch: queue.fetch,
    run: queue.run,
    untilDue,
    ...(onPause && { onPause }),
  });
  loops.push(loop);
  return loop;
}
const until = (check: () => void) => vi.waitFor(check, { interval: 1 });
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(loops.splice(0).map((loop) => loop.stop(0)));
});

test('as many jobs as told are under way at once, and the next start as they end', async () => {
  const queue = makeQueue(100);
  const loop = start(queue, 8);
  await until(() => expect(queue.started).toHaveLength(8));
  expect(loop.underWay()).toBe(8);
  for (const job of [0, 1, 2]) queue.finish(job);
  await until(() => expect(queue.started).toHaveLength(11));
  expect(loop.underWay()).toBe(8);
});

test('what ails the whole queue lets it wait, then try one alone until one succeeds', async () => {
  vi.useFakeTimers();
  const queue = makeQueue(100);
  const onPause = vi.fn();
  const loop = start(queue, 4, onPause);
  await vi.advanceTimersByTimeAsync(0);
  for (const job of [0, 1, 2, 3]) queue.finish(job, true);
  await vi.advanceTimersByTimeAsync(900);
  expect(queue.started).toHaveLength(4);
  expect(loop.isPaused()).toBe(true);
  await vi.advanceTimersByTimeAsync(200);
  expect(queue.started).toHaveLength(5);
  queue.finish(4, true);
  await vi.advanceTimersByTimeAsync(1900);
  expect(queue.started).toHaveLength(5);
  await vi.advanceTimersByTimeAsync(200);
  expect(queue.started).toHaveLength(6);
  queue.finish(5);
  await vi.advanceTimersByTimeAsync(10);
  expect(queue.started).toHaveLength(10);
  expect(loop.isPaused()).toBe(false);
  expect(onPause.mock.calls).toEqual([[true], [false]]);
});

test('stopping takes no more and waits for what is under way', async () => {
  const queue = makeQueue(10);
  const loop = start(queue, 2);
  await until(() => expect(queue.started).toHaveLength(2));
  const stopped = loop.stop(60_000);
  queue.finish(0);
  queue.finish(1);
  expect(await stopped).toEqual([]);
  expect(queue.started).toEqual([0, 1]);
});

test('an empty queue is looked at again once something is due, or never when it stops', async () => {
  const due: number[] = [];
  let tell = () => {};
  const told = vi.fn((signal: AbortSignal) => {
    signal.addEventListener('abort', () => tell());
    return new Promise<void>((resolve) => {
      tell = resolve;
    });
  });
  const started: number[] = [];
  const fetch = vi.fn(async () => due.splice(0));
  const run = async (job: number) => started.push(job) < 0;
  const loop = startWorkLoop({ concurrency: 1, fetch, run, untilDue: told });
  await until(() => expect(told).toHaveBeenCalledTimes(1));
  expect(fetch).toHaveBeenCalledTimes(1);
  due.push(7);
  tell();
  await until(() => expect(started).toEqual([7]));
  await until(() => expect(told).toHaveBeenCalledTimes(2));
  expect(await loop.stop(60_000)).toEqual([]);
  expect(fetch).toHaveBeenCalledTimes(3);
});

test('what does not end in time is named, to be given back', async () => {
  const queue = makeQueue(10);
  const loop = start(queue, 2);
  await until(() => expect(queue.started).toHaveLength(2));
  queue.finish(1);
  expect(await loop.stop(1)).toEqual([0]);
});
