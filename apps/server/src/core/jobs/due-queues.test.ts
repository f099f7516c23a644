import { afterEach, expect, test, vi } from 'vitest';
import { type DueQueues, watchDueQueues } from './due-queues.ts';

const watches: DueQueues[] = [];
function watch(find: (names: readonly string[]) => Promise<readonly string[]>) {
  const onError = vi.fn();
  const watched = watchDueQueues({ find, onError, intervalMs: 1 });
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

test('while nobody sends anything, looks are rarer', async () => {
  vi.useFakeTimers();
  const find = vi.fn(async () => []);
  const watched = watchDueQueues({ find, onError: vi.fn(), intervalMs: 10, restingMs: 100 });
  watches.push(watched);
  void watched.untilDue('a', never);
  const looksIn = async (ms: number) => {
    find.mockClear();
    await vi.advanceTimersByTimeAsync(ms);
    return find.mock.calls.length;
  };
  expect(await looksIn(200)).toBe(20);
  expect(await looksIn(1_000)).toBe(10);
  await vi.advanceTimersByTimeAsync(50);
  watched.wake();
  watched.wake();
  expect(await looksIn(200)).toBe(20);
  expect(await looksIn(1_000)).toBe(10);
  vi.useRealTimers();
});
