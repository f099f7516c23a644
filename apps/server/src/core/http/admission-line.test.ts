import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AdmissionLine, Visit } from './admission-line.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

function lineOf(atOnce: number, isLate = () => false) {
  const line = new AdmissionLine({ atOnce, maxWaiting: 2, maxWaitMs: 1000 }, isLate);
  const seen: string[] = [];
  const enter = (name: string) => {
    const visit = new Visit({ begin: () => seen.push(name), refuse: () => seen.push(`not ${name}`) });
    line.enter(visit);
    return () => line.leave(visit);
  };
  return { seen, enter };
}

it('lets so many in at once, and the next as soon as one leaves, in the order in which they came', async () => {
  const { seen, enter } = lineOf(1);
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
  const { seen, enter } = lineOf(1);
  const leave = enter('first');
  enter('second');
  leave();
  expect(seen).toEqual(['first']);
});

it('refuses who has waited for too long, and nobody who was let in', async () => {
  const { seen, enter } = lineOf(1);
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
  const { seen, enter } = lineOf(1);
  for (const name of ['first', 'second', 'third', 'fourth']) enter(name);
  expect(seen).toEqual(['first', 'not fourth']);
});

it('forgets who went away while waiting', async () => {
  const { seen, enter } = lineOf(1);
  const leave = enter('first');
  enter('second')();
  enter('third');
  leave();
  await nextTurn();
  vi.advanceTimersByTime(5000);
  expect(seen).toEqual(['first', 'third']);
});

it('lets in a quarter as many while the event loop is late', async () => {
  let isLate = true;
  const { seen, enter } = lineOf(8, () => isLate);
  const leaves = [enter('first'), enter('second')];
  enter('third');
  enter('fourth');
  expect(seen).toEqual(['first', 'second']);
  leaves[0]?.();
  await nextTurn();
  expect(seen).toEqual(['first', 'second', 'third']);
  isLate = false;
  leaves[1]?.();
  await nextTurn();
  expect(seen).toEqual(['first', 'second', 'third', 'fourth']);
});
