import { rmSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { isRoomInMemory, makeThrowawayDir } from './throwaway-dir.ts';

const gibibyte = 1024 ** 3;
const roomy = {
  mounts: '/dev/vda / ext4 rw,relatime 0 0\ntmpfs /dev/shm tmpfs rw,nosuid,nodev,relatime 0 0\n',
  freeBytes: 4 * gibibyte,
  availableBytes: 8 * gibibyte,
};

it('lies in memory where there is room', () => {
  expect(isRoomInMemory(roomy)).toBe(true);
});

it.each([
  ['a machine without such a folder', { mounts: '/dev/vda / ext4 rw,relatime 0 0\n' }],
  ['a folder that no program runs from', { mounts: 'shm /dev/shm tmpfs rw,nosuid,nodev,noexec 0 0\n' }],
  ['a folder that nothing is written to', { mounts: 'tmpfs /dev/shm tmpfs ro,relatime 0 0\n' }],
  ['a folder that another was put over', { mounts: `${roomy.mounts}tmpfs /dev/shm tmpfs rw,noexec 0 0\n` }],
  ['a folder of another kind', { mounts: '/dev/vda /dev/shm ext4 rw 0 0\n' }],
  ['a small folder, as containers have by themselves', { freeBytes: 64 * 1024 ** 2 }],
  ['a machine with little memory', { availableBytes: 2 * gibibyte }],
])('lies on the disk otherwise: %s', (_, facts) => {
  expect(isRoomInMemory({ ...roomy, ...facts })).toBe(false);
});

it('is closed to others, and another one each time', () => {
  const made = [makeThrowawayDir('throwaway-'), makeThrowawayDir('throwaway-')];
  try {
    expect(new Set(made).size).toBe(2);
    for (const folder of made) {
      expect(basename(folder)).toMatch(/^throwaway-\w{6}$/);
      expect(statSync(folder).mode & 0o777).toBe(0o700);
    }
  } finally {
    for (const folder of made) rmSync(folder, { recursive: true });
  }
});
