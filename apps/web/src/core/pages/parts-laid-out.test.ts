import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { partsLaidOut } from './parts-laid-out.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Animations of the page; `end` ends those of this name. */
function animate(...names: string[]) {
  const all = names.map((animationName) => ({ animationName, ...Promise.withResolvers<void>() }));
  const animations = all.map(({ animationName, promise }) => ({ animationName, finished: promise }));
  vi.stubGlobal('document', { getAnimations: () => animations });
  return {
    end(name: string) {
      for (const { animationName, resolve } of all) if (animationName === name) resolve();
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
