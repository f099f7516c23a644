import { expect, test } from 'vitest';
import { mostTries } from './until-try-again.ts';
import { createUploadQueue, type QueueWorld } from './upload-queue.ts';
import { FileFault, Unreached } from './use-upload.ts';

interface Started {
  readonly name: string;
  readonly signal: AbortSignal;
  readonly onProgress: (ratio: number) => void;
  readonly end: (failure?: Error) => Promise<void>;
}

/** What a promise leads to has happened. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A queue whose uploads, and pauses before another try, are ended by the test. */
function setUp(changes: Partial<QueueWorld> = {}) {
  const started: Started[] = [];
  const sent: string[] = [];
  const again: (() => void)[] = [];
  const queue = createUploadQueue({
    fit: (file) => file,
    upload: ({ name }, { onProgress, signal }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        const end = async (failure?: Error) => {
          if (failure) reject(failure);
          else resolve({ url: name });
          await settled();
        };
        started.push({ name, signal, onProgress, end });
      }),
    onSent: (url) => sent.push(url),
    untilTryAgain: (_tries, signal) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        again.push(resolve);
      }),
    isOnline: () => true,
    otherSender: 'Autre compte.',
    ...changes,
  });
  const of = (name: string) => started.findLast((one) => one.name === name) as Started;
  const step = (name: string) => queue.state().sendings.find(({ file }) => file.name === name)?.state.step;
  const keyOf = (name: string) => queue.state().sendings.find(({ file }) => file.name === name)?.key ?? 0;
  return { queue, started, sent, again, of, step, keyOf };
}
const files = (...names: string[]) => names.map((name) => new File(['x'], name));
const names = (started: readonly Started[]) => started.map(({ name }) => name).join(' ');
const lost = () => new Unreached('Hors ligne.');

test('two are on their way at once, and addresses come in the order chosen', async () => {
  const { queue, started, sent, of } = setUp();
  queue.add(files('a', 'b', 'c'));
  expect(names(started)).toBe('a b');
  await of('b').end();
  expect([names(started), sent]).toEqual(['a b c', []]);
  expect(queue.state()).toMatchObject({ sent: 1, total: 3 });
  await of('a').end();
  expect(sent).toEqual(['a', 'b']);
  await of('c').end();
  expect(sent).toEqual(['a', 'b', 'c']);
  expect(queue.state().sendings).toEqual([]);
});

test('one that is refused holds up none, is named with why, and is sent after the others when tried again', async () => {
  const { queue, sent, of, step, keyOf } = setUp();
  queue.add(files('a', 'b'));
  await of('a').end(new Error('Panne.'));
  await of('b').end();
  expect(sent).toEqual(['b']);
  expect(queue.state().sendings[0]?.state).toEqual({ step: 'failed', message: 'Panne.', canRetry: true });
  queue.retry(keyOf('a'));
  expect(step('a')).toBe('sending');
  await of('a').end(new FileFault('Abîmée.'));
  expect(queue.state().sendings[0]?.state).toMatchObject({ step: 'failed', canRetry: false });
});

test('lost on its way, one is tried again by itself', async () => {
  const { queue, started, sent, again, of, step } = setUp();
  queue.add(files('a'));
  await of('a').end(lost());
  expect([names(started), step('a')]).toEqual(['a', 'lost']);
  again[0]?.();
  await settled();
  expect([names(started), step('a')]).toEqual(['a a', 'sending']);
  await of('a').end();
  expect(sent).toEqual(['a']);
});

test('where the server cannot be reached for long, all wait until they are gone on with', async () => {
  const { queue, started, sent, again, of } = setUp();
  queue.add(files('a', 'b', 'c'));
  for (let tries = 0; tries < mostTries; tries += 1) {
    await of('a').end(lost());
    again.at(-1)?.();
    await settled();
  }
  await of('a').end(lost());
  expect(queue.state().pause).toBe('lost');
  expect(queue.state().sendings.map(({ state }) => state.step)).toEqual(['waiting', 'waiting', 'waiting']);
  const tried = started.length;
  queue.resume();
  expect(names(started.slice(tried))).toBe('a b');
  for (const name of ['a', 'b', 'c']) await of(name).end();
  expect(sent).toEqual(['a', 'b', 'c']);
});

test('without a network, waiting for it is no try', async () => {
  const { queue, again, of, step } = setUp({ isOnline: () => false });
  queue.add(files('a'));
  for (let tries = 0; tries < 3 * mostTries; tries += 1) {
    await of('a').end(lost());
    again.at(-1)?.();
    await settled();
  }
  expect([queue.state().pause, step('a')]).toEqual([null, 'sending']);
});

test('a message’s file says its first loss', async () => {
  const { queue, of, step } = setUp({ untilTryAgain: null });
  queue.add(files('a'));
  await of('a').end(lost());
  expect(step('a')).toBe('failed');
});

test('a pause stops what is on its way, but not what the server has whole', async () => {
  const { queue, started, sent, of, step } = setUp();
  queue.add(files('a', 'b', 'c'));
  of('a').onProgress(1);
  of('b').onProgress(0.4);
  queue.pause();
  expect([step('a'), step('b'), of('b').signal.aborted]).toEqual(['sending', 'waiting', true]);
  await of('a').end();
  expect([sent, names(started)]).toEqual([['a'], 'a b']);
  queue.resume();
  expect(names(started)).toBe('a b b c');
});

test('what is chosen during a pause waits too; the last one gone, nothing is paused', async () => {
  const { queue, started, keyOf } = setUp();
  queue.add(files('a'));
  queue.pause();
  queue.add(files('b'));
  expect(names(started)).toBe('a');
  queue.cancel([keyOf('a'), keyOf('b')]);
  expect(queue.state()).toMatchObject({ pause: null, sendings: [], total: 0 });
  queue.add(files('c'));
  expect(names(started)).toBe('a c');
});

test('what is given up is not sent later, not even when the network is back', async () => {
  const { queue, started, sent, again, of, keyOf } = setUp();
  queue.add(files('a', 'b', 'c'));
  await of('a').end(lost());
  queue.cancel([keyOf('a'), keyOf('c')]);
  again[0]?.();
  await settled();
  expect(names(started)).toBe('a b');
  await of('b').end();
  expect([sent, queue.state().sendings]).toEqual([['b'], []]);
});

test('one kept back is sent once it is let go, as what came in its place, and those after it are not held up', async () => {
  const { queue, started, sent, of, step, keyOf } = setUp();
  queue.add(files('a', 'b', 'c', 'd'));
  const key = keyOf('c');
  queue.hold(key);
  await of('a').end();
  expect([names(started), step('c')]).toEqual(['a b d', 'held']);
  await of('b').end();
  await of('d').end();
  expect(sent).toEqual(['a', 'b']);
  const [other] = files('c2');
  queue.release(key, other);
  await of('c2').end();
  expect([names(started), sent]).toEqual(['a b d c2', ['a', 'b', 'c2', 'd']]);
});

test('one kept back and given up is not let go any more', async () => {
  const { queue, started, keyOf } = setUp();
  queue.add(files('a', 'b', 'c'));
  const key = keyOf('c');
  queue.hold(key);
  queue.cancel([key]);
  queue.release(key);
  queue.cancel([keyOf('a'), keyOf('b')]);
  expect([names(started), queue.state().sendings]).toEqual(['a b', []]);
});

test('what one person chose is not sent as another', async () => {
  let person: string | null = 'camille';
  const { queue, started, again, of, step, keyOf } = setUp({ sender: () => person });
  queue.add(files('a', 'b', 'c'));
  await of('a').end(lost());
  person = null;
  again[0]?.();
  await of('b').end();
  expect(names(started)).toBe('a b');
  expect([step('a'), step('c')]).toEqual(['failed', 'failed']);
  // nor by another press
  queue.retry(keyOf('c'));
  await settled();
  expect([names(started), step('c')]).toEqual(['a b', 'failed']);
});

test('leaving the page ends it all', async () => {
  const { queue, started, sent, of } = setUp();
  queue.add(files('a', 'b', 'c'));
  queue.stop();
  expect(of('a').signal.aborted).toBe(true);
  await settled();
  expect([names(started), sent, queue.state().sendings]).toEqual(['a b', [], []]);
});
