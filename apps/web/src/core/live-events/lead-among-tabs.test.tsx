import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leadAmongTabs } from './lead-among-tabs.ts';

interface Waiting {
  readonly begin: () => Promise<void>;
  readonly reject: (reason: unknown) => void;
}

/** One browser's locks, as far as one name needs them. */
function fakeLocks() {
  const queue: Waiting[] = [];
  let holder: Waiting | null = null;
  const grant = async (waiting: Waiting) => {
    holder = waiting;
    await null;
    void waiting.begin().then(() => {
      if (holder !== waiting) return;
      holder = null;
      const next = queue.shift();
      if (next) void grant(next);
    });
  };
  return {
    request: (_name: string, { steal, signal }: LockOptions, begin: () => Promise<void>) =>
      new Promise<void>((_resolve, reject) => {
        const waiting = { begin, reject };
        signal?.addEventListener('abort', () => {
          if (queue.includes(waiting)) queue.splice(queue.indexOf(waiting), 1);
          reject(signal.reason);
        });
        if (steal) holder?.reject(new DOMException('stolen', 'AbortError'));
        if (steal || !holder) void grant(waiting);
        else queue.push(waiting);
      }),
  };
}

const look = vi.spyOn(document, 'visibilityState', 'get');
let leaders: Set<string>;
const open = (tab: string) =>
  leadAmongTabs('x', () => {
    leaders.add(tab);
    return () => void leaders.delete(tab);
  });
const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  leaders = new Set();
  look.mockReturnValue('visible');
  vi.stubGlobal('navigator', { locks: fakeLocks() });
});
afterEach(() => vi.unstubAllGlobals());

test('the tab that was opened last leads alone, and another one once it is closed', async () => {
  const closers = [open('a'), open('b')];
  await settle();
  expect([...leaders]).toEqual(['b']);
  closers[1]?.();
  await settle();
  expect([...leaders]).toEqual(['a']);
  closers[0]?.();
  expect(leaders.size).toBe(0);
});

test('a tab that nobody looks at waits, and leads once somebody does', async () => {
  const closeFirst = open('a');
  await settle();
  look.mockReturnValue('hidden');
  const closeSecond = open('b');
  await settle();
  expect([...leaders]).toEqual(['a']);
  closeFirst();
  await settle();
  expect([...leaders]).toEqual(['b']);
  closeSecond();
});

test('a tab that is looked at takes over', async () => {
  look.mockReturnValue('hidden');
  const closers = [open('a'), open('b')];
  await settle();
  expect([...leaders]).toEqual(['a']);
  closers[0]?.();
  closers[1]?.();
  await settle();
  const [first, second] = [open('c'), open('d')];
  await settle();
  look.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(leaders.size).toBe(1);
  first();
  second();
});

test('a tab that is closed before its turn never leads', async () => {
  open('a')();
  await settle();
  expect(leaders.size).toBe(0);
});

test('a browser without locks has every tab lead', () => {
  vi.stubGlobal('navigator', {});
  open('a');
  open('b');
  expect([...leaders]).toEqual(['a', 'b']);
});
