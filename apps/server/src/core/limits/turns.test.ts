import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

function openable() {
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { gate, open };
}

test('so many work at once for one key, the others in order; another key waits for nobody', async () => {
  const inTurn = createTurns({ atOnce: 1, maxWaiting: 5 });
  const { gate, open } = openable();
  const done: string[] = [];
  const first = inTurn('a', async () => {
    await gate;
    done.push('first');
  });
  const second = inTurn('a', async () => done.push('second'));
  const third = inTurn('a', async () => done.push('third'));
  await inTurn('b', async () => done.push('other'));
  expect(done).toEqual(['other']);
  open();
  await Promise.all([first, second, third]);
  expect(done).toEqual(['other', 'first', 'second', 'third']);
});

test('work that fails hands its turn over, and too long a line is refused', async () => {
  const inTurn = createTurns({ atOnce: 1, maxWaiting: 1 });
  const { gate, open } = openable();
  const failing = inTurn('a', async () => {
    await gate;
    throw new Error('no');
  });
  const next = inTurn('a', async () => 'next');
  await expect(inTurn('a', async () => 'late')).rejects.toMatchObject({ status: 503, retryAfterSeconds: 2 });
  open();
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('next');
  expect(await inTurn('a', async () => 'again')).toBe('again');
});
