import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { untilTryAgain } from './until-try-again.ts';

const onLine = vi.spyOn(navigator, 'onLine', 'get');
beforeEach(() => {
  vi.useFakeTimers();
  onLine.mockReturnValue(true);
});
afterEach(() => vi.useRealTimers());

const wait = (tries = 0) => {
  const stop = new AbortController();
  const ended = vi.fn();
  untilTryAgain(tries, stop.signal).then(
    () => ended('again'),
    () => ended('given up'),
  );
  return { stop, ended };
};

test('each pause is longer than the one before', async () => {
  const [first, fourth] = [wait(0), wait(3)];
  await vi.advanceTimersByTimeAsync(1000);
  expect([first.ended.mock.calls, fourth.ended.mock.calls]).toEqual([[['again']], []]);
  await vi.advanceTimersByTimeAsync(7000);
  expect(fourth.ended).toHaveBeenCalledWith('again');
});

test('a network that comes back ends it; without one, no time does', async () => {
  onLine.mockReturnValue(false);
  const { ended } = wait();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(ended).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(ended).toHaveBeenCalledWith('again');
});

test('given up, it ends at once', async () => {
  const { stop, ended } = wait();
  stop.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect(ended).toHaveBeenCalledWith('given up');
});
