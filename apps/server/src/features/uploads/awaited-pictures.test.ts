import { expect, test } from 'vitest';
import { notePictureWork, untilNoPictureIsAwaited } from './awaited-pictures.ts';

/** Work that ends when the test ends it. */
function startWork() {
  let finish = () => {};
  let fail = () => {};
  const work = notePictureWork(
    new Promise<string>((resolve, reject) => {
      finish = () => resolve('made');
      fail = () => reject(new Error('broken'));
    }),
  );
  return { work, finish, fail };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** What waits for that, and whether it goes on by now. */
function startWaiting(untilMs: number) {
  const waiting = { isOver: false, end: untilNoPictureIsAwaited(untilMs) };
  waiting.end.then(() => {
    waiting.isOver = true;
  });
  return waiting;
}

test('what nobody waits for begins once every picture is done or refused, and gives outcomes on', async () => {
  await untilNoPictureIsAwaited(Number.POSITIVE_INFINITY);
  const [first, second] = [startWork(), startWork()];
  const waiting = startWaiting(Number.POSITIVE_INFINITY);
  first.fail();
  await expect(first.work).rejects.toThrow('broken');
  const third = startWork();
  second.finish();
  expect(await second.work).toBe('made');
  await turn();
  expect(waiting.isOver).toBe(false);
  third.finish();
  await waiting.end;
});

test('what is past its time begins at once, though callers wait', async () => {
  const { work, finish } = startWork();
  await untilNoPictureIsAwaited(Date.now());
  finish();
  await work;
});
