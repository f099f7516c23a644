import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type SustainedDelay, watchEventLoopDelay } from './event-loop-delay.ts';

let delay: SustainedDelay;
let mean: number;
beforeEach(() => {
  vi.useFakeTimers();
  mean = 0;
  delay = watchEventLoopDelay(() => mean);
});
afterEach(() => {
  delay.stop();
  vi.useRealTimers();
});

const pass = (windows: number, meanMs: number) => {
  mean = meanMs;
  vi.advanceTimersByTime(windows * 500);
  return delay.sustainedMs;
};

it('takes no pause for a delay that is sustained', () => {
  pass(6, 0);
  const seen = [600, 0, 0, 0, 0, 0, 0].map((meanMs) => pass(1, meanMs));
  expect(Math.max(...seen)).toBe(0);
});

it('takes a delay for sustained after three seconds, and for over with the first half second without', () => {
  expect(pass(5, 300)).toBe(0);
  expect(pass(1, 400)).toBe(300);
  expect(pass(1, 0)).toBe(0);
});

it('measures the delay of the process unless told otherwise', () => {
  const own = watchEventLoopDelay();
  expect(own.sustainedMs).toBe(0);
  own.stop();
});

it('looks no more once it was stopped', () => {
  pass(5, 300);
  delay.stop();
  expect(pass(5, 300)).toBe(0);
});
