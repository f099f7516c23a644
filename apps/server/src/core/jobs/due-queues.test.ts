import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DueQueue } from './due-queues.repository.ts';
import { type DueQueues, watchDueQueues } from './due-queues.ts';

const watches: DueQueues[] = [];
const areDue = (names: readonly string[]) => names.map((name) => ({ name, dueInMs: 0 }));
function watch(find: (names: readonly string[]) => Promise<readonly string[]>) {
  const onError = vi.fn();
  const watched = watchDueQueues({
    find: async (names) => areDue(await find(names)),
    onError,
    intervalMs: 1,
  });
  watches.push(watched);
  return { ...watched, onError };
}
afterEach(() => {
  for (const watched of watches.splice(0)) watched.stop();
});
const never = new AbortController().signal;

test('queues that wait are asked for together, and told one by one', async () => {
  const due = new Set<string>();
  const find = vi.fn(async (names: readonly string[]) => names.filter((name) => due.has(name)));
  const { untilDue } = watch(find);
  const told: string[] = [];
  const waits = ['a', 'b'].map((name) => untilDue(name, never).then(() => told.push(name)));
  await vi.waitFor(() => expect(find).toHaveBeenCalledWith(['a', 'b']));
  expect(told).toEqual([]);
  due.add('b');
  await waits[1];
  expect(told).toEqual(['b']);
  await vi.waitFor(() => expect(find).toHaveBeenLastCalledWith(['a']));
  due.add('a');
  await waits[0];
});

test('nothing is asked while none waits', async () => {
  vi.useFakeTimers();
  const find = vi.fn(async (names: readonly string[]) => names);
  const { untilDue } = watch(find);
  await vi.advanceTimersByTimeAsync(100);
  expect(find).not.toHaveBeenCalled();
  const waited = untilDue('a', never);
  await vi.advanceTimersByTimeAsync(100);
  await waited;
  expect(find).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});

test('who stops waits no longer, and is not asked for', async () => {
  const find = vi.fn(async () => []);
  const { untilDue } = watch(find);
  const stopping = new AbortController();
  const waited = untilDue('a', stopping.signal);
  stopping.abort();
  await waited;
  await untilDue('b', stopping.signal);
  void untilDue('c', never);
  await vi.waitFor(() => expect(find).toHaveBeenCalled());
  expect(find).toHaveBeenCalledWith(['c']);
});

test('a database that does not answer is asked again', async () => {
  const find = vi.fn(async (names: readonly string[]) => names);
  find.mockRejectedValueOnce(new Error('away'));
  const { untilDue, onError } = watch(find);
  await untilDue('a', never);
  expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('away'));
});

describe('while nobody sends anything', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function restingWatch() {
    const find = vi.fn(async (_names: readonly string[]): Promise<readonly DueQueue[]> => []);
    const watched = watchDueQueues({ find, onError: vi.fn(), intervalMs: 10, restingMs: 100 });
    watches.push(watched);
    const looksIn = async (ms: number) => {
      find.mockClear();
      await vi.advanceTimersByTimeAsync(ms);
      return find.mock.calls.length;
    };
    const rest = async () => {
      void watched.untilDue('a', never);
      expect(await looksIn(200)).toBe(20);
      expect(find.mock.calls[0]).toEqual([['a'], 0]);
    };
    return { ...watched, find, looksIn, rest };
  }

  test('looks are rarer, until something is sent', async () => {
    const { looksIn, rest, wake } = restingWatch();
    await rest();
    expect(await looksIn(1_000)).toBe(10);
    await vi.advanceTimersByTimeAsync(50);
    wake();
    wake();
    expect(await looksIn(200)).toBe(20);
    expect(await looksIn(1_000)).toBe(10);
  });

  test('there is a look when the next job is due', async () => {
    const { find, looksIn, rest } = restingWatch();
    await rest();
    find.mockResolvedValueOnce([
      { name: 'a', dueInMs: 30 },
      { name: 'b', dueInMs: 60 },
    ]);
    expect(await looksIn(100)).toBe(1);
    expect(await looksIn(29)).toBe(0);
    expect(await looksIn(1)).toBe(1);
    expect(await looksIn(99)).toBe(0);
    find.mockResolvedValueOnce([{ name: 'a', dueInMs: 500 }]);
    expect(await looksIn(1)).toBe(1);
    expect(await looksIn(100)).toBe(1);
  });

  test('what is sent for later has the look come earlier, not often', async () => {
    const { looksIn, rest, lookWithin } = restingWatch();
    await rest();
    lookWithin(40);
    lookWithin(60);
    expect(await looksIn(39)).toBe(0);
    expect(await looksIn(1)).toBe(1);
    expect(await looksIn(100)).toBe(1);
  });

  test('who begins to wait during a look is looked for no later than what that look found', async () => {
    const { find, looksIn, rest, untilDue } = restingWatch();
    await rest();
    let answer: (queues: readonly DueQueue[]) => void = () => {};
    find.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    expect(await looksIn(100)).toBe(1);
    void untilDue('b', never);
    expect(await looksIn(300)).toBe(0);
    answer([{ name: 'a', dueInMs: 5 }]);
    expect(await looksIn(5)).toBe(1);
    expect(find).toHaveBeenLastCalledWith(['a', 'b'], 100);
  });
});
