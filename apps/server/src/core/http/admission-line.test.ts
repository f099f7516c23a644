import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AdmissionLine } from './admission-line.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

function lineOfOne() {
  const line = new AdmissionLine({ atOnce: 1, maxWaiting: 2, maxWaitMs: 1000 });
  const seen: string[] = [];
  const enter = (name: string) => {
    const visit = { begin: () => seen.push(name), refuse: () => seen.push(`not ${name}`) };
    line.enter(visit);
    return () => line.leave(visit);
  };
  return { seen, enter };
}

it('lets so many in at once, and the next as soon as one leaves, in the order in which they came', async () => {
  const { seen, enter } = lineOfOne();
  const leaveFirst = enter('first');
  const leaveSecond = enter('second');
  enter('third');
  expect(seen).toEqual(['first']);
  leaveFirst();
  await nextTurn();
  expect(seen).toEqual(['first', 'second']);
  leaveFirst();
  await nextTurn();
  expect(seen).toEqual(['first', 'second']);
  leaveSecond();
  await nextTurn();
  expect(seen).toEqual(['first', 'second', 'third']);
});

it('begins nothing in the turn of the loop in which a place becomes free', () => {
  const { seen, enter } = lineOfOne();
  const leave = enter('first');
  enter('second');
  leave();
  expect(seen).toEqual(['first']);
});

it('refuses who has waited for too long, and nobody who was let in', async () => {
  const { seen, enter } = lineOfOne();
  const leave = enter('first');
  enter('second');
  vi.advanceTimersByTime(999);
  enter('third');
  vi.advanceTimersByTime(1);
  expect(seen).toEqual(['first', 'not second']);
  leave();
  await nextTurn();
  vi.advanceTimersByTime(5000);
  expect(seen).toEqual(['first', 'not second', 'third']);
});

it('refuses at once where too many wait', () => {
  const { seen, enter } = lineOfOne();
  for (const name of ['first', 'second', 'third', 'fourth']) enter(name);
  expect(seen).toEqual(['first', 'not fourth']);
});

it('forgets who went away while waiting', async () => {
  const { seen, enter } = lineOfOne();
  const leave = enter('first');
  enter('second')();
  enter('third');
  leave();
  await nextTurn();
  vi.advanceTimersByTime(5000);
  expect(seen).toEqual(['first', 'third']);
});
