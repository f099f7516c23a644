import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepAsking } from './listening-client.ts';

type Client = Parameters<typeof keepAsking>[0];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function openClient(reads = false) {
  const query = vi.fn(async (_text: string) => ({ rows: [{ reads }] }));
  const destroy = vi.fn();
  const stop = keepAsking({ query, connection: { stream: { destroy } } } as unknown as Client);
  return { query, destroy, stop };
}

test('a server that answers is asked every two seconds, and kept', async () => {
  const { query, destroy, stop } = openClient();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(query).toHaveBeenCalledTimes(30);
  expect(destroy).not.toHaveBeenCalled();
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(query).toHaveBeenCalledTimes(30);
});

test('a server that goes silent just after an answer is left within five seconds, not before it had three', async () => {
  const { query, destroy } = openClient();
  query.mockReturnValueOnce(new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(4_999);
  expect(destroy).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(destroy).toHaveBeenCalledExactlyOnceWith(new Error('Query read timeout'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(query).toHaveBeenCalledOnce();
});

test('a question that fails is not taken for an answer', async () => {
  const { query, destroy } = openClient();
  query.mockRejectedValueOnce(new Error('no'));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(destroy).toHaveBeenCalledOnce();
});

test('a server that only reads is left at once', async () => {
  const { destroy } = openClient(true);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(destroy).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(destroy).toHaveBeenCalledOnce();
});

test('who stops while a question is under way asks no more', async () => {
  const { query, destroy, stop } = openClient();
  let answer: (value: { rows: { reads: boolean }[] }) => void = () => {};
  query.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  await vi.advanceTimersByTimeAsync(2_000);
  stop();
  answer({ rows: [{ reads: false }] });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(query).toHaveBeenCalledOnce();
  expect(destroy).not.toHaveBeenCalled();
});
