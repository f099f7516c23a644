import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { partsLaidOut } from './parts-laid-out.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Animations of the page, by their names; `end` ends those of one. */
function animate(...names: string[]) {
  const running: { readonly name: string; readonly end: () => void }[] = [];
  const animations = names.map((name) => ({
    animationName: name,
    finished: new Promise<void>((end) => running.push({ name, end })),
  }));
  vi.stubGlobal('document', { getAnimations: () => animations });
  return {
    end(ended: string) {
      for (const { name, end } of running) if (name === ended) end();
    },
  };
}

async function isDoneAfter(ms: number): Promise<() => boolean> {
  let isDone = false;
  void partsLaidOut().then(() => {
    isDone = true;
  });
  await vi.advanceTimersByTimeAsync(ms);
  return () => isDone;
}

test('all parts are waited for, and nothing else that moves', async () => {
  const page = animate('laid-out-later', 'spin', 'laid-out-later');
  const isDone = await isDoneAfter(150);
  expect(isDone()).toBe(false);
  page.end('laid-out-later');
  // not in the frame that lays out the last one
  for (let promise = 0; promise < 20; promise += 1) await Promise.resolve();
  expect(isDone()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isDone()).toBe(true);
});

test('a page without parts that wait is not held up', async () => {
  animate('spin');
  expect((await isDoneAfter(1))()).toBe(true);
});

test('a tab in which no animation gets anywhere comes alive all the same', async () => {
  animate('laid-out-later');
  expect((await isDoneAfter(199))()).toBe(false);
  expect((await isDoneAfter(300))()).toBe(true);
});
