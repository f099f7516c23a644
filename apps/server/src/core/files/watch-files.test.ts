import { Registry } from 'prom-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { measureFiles } from '../metrics/measure-files.ts';
import { type FileStore, FileStoreAwayError } from './file-store.ts';
import { watchFiles } from './watch-files.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const away = () => Promise.reject(new FileStoreAwayError(new Error('refused')));
const silence = () => new Promise<never>(() => undefined);

/** A store whose answers a test can change, and the list of the calls it received. */
function makeStore() {
  const asked: string[] = [];
  const answers = { check: async () => {}, write: async () => {} } as Pick<FileStore, 'check' | 'write'>;
  const store: FileStore = {
    check: () => {
      asked.push('check');
      return answers.check();
    },
    write: (path, content, type) => {
      asked.push(`write ${path}`);
      return answers.write(path, content, type);
    },
    read: async () => {
      throw new Error('nobody reads');
    },
    async deleteFolder(path) {
      asked.push(`delete ${path}`);
    },
  };
  return { asked, answers, files: watchFiles(store) };
}

const write = (files: FileStore) => files.write('files/a', Buffer.from('a'), 'text/plain');

test('the store is asked once in ten seconds, however many look', async () => {
  const { asked, answers, files } = makeStore();
  await Promise.all([files.check(), files.check()]);
  answers.check = away;
  await files.check();
  expect(asked).toEqual(['check']);
  vi.advanceTimersByTime(10_001);
  await expect(files.check()).rejects.toThrow('away');
  await expect(files.check()).rejects.toThrow('away');
  answers.check = async () => {};
  vi.advanceTimersByTime(10_001);
  await files.check();
  expect(asked).toHaveLength(3);
});

test('a look at a store that says nothing ends soon, by what was last known, then as away', async () => {
  const { asked, answers, files } = makeStore();
  await files.check();
  answers.check = silence;
  vi.advanceTimersByTime(10_001);
  const first = files.check();
  await vi.advanceTimersByTimeAsync(500);
  await first;
  vi.advanceTimersByTime(5_000);
  const later = expect(files.check()).rejects.toThrow('ETIMEDOUT');
  await vi.advanceTimersByTimeAsync(500);
  await later;
  expect(asked).toEqual(['check', 'check']);
});

test('a store that can be read and not written is away until it takes a write again', async () => {
  const { asked, answers, files } = makeStore();
  await files.check();
  answers.write = away;
  await expect(write(files)).rejects.toBeInstanceOf(FileStoreAwayError);
  await expect(files.check()).rejects.toThrow('away');
  vi.advanceTimersByTime(10_001);
  await expect(files.check()).rejects.toThrow('away');
  answers.write = async () => {};
  vi.advanceTimersByTime(10_001);
  await files.check();
  expect(asked.slice(-3)).toEqual(['check', 'write health/probe', 'delete health']);
});

test('a write of somebody that succeeds is enough', async () => {
  const { asked, answers, files } = makeStore();
  answers.write = away;
  await expect(write(files)).rejects.toThrow('away');
  await expect(files.check()).rejects.toThrow('away');
  answers.write = async () => {};
  await write(files);
  await files.check();
  expect(asked.filter((one) => one === 'write health/probe')).toHaveLength(1);
});

test('a write that fails for its own reason says nothing of the store', async () => {
  const { answers, files } = makeStore();
  answers.write = () => Promise.reject(new Error('path traversal'));
  await expect(write(files)).rejects.toThrow('traversal');
  await files.check();
});

test('Prometheus is told whether files can be used', async () => {
  const { answers, files } = makeStore();
  const registry = new Registry();
  measureFiles(registry, files);
  expect(await registry.metrics()).toMatch(/^mitoyen_files_up 1$/m);
  answers.check = away;
  vi.advanceTimersByTime(10_001);
  expect(await registry.metrics()).toMatch(/^mitoyen_files_up 0$/m);
});
