import { expect, test } from 'vitest';
import { machineMemory, memorySettings } from './memory-settings.ts';
import { postgresArguments } from './server-settings.ts';

const gibibyte = 1024 ** 3;

test.each([
  [0.25, ['32MB', '128MB', '4MB', '32MB']],
  [1, ['128MB', '512MB', '4MB', '32MB']],
  [2, ['256MB', '1024MB', '4MB', '64MB']],
  [8, ['1024MB', '4096MB', '16MB', '256MB']],
  [24, ['2048MB', '12288MB', '32MB', '512MB']],
  [1024, ['2048MB', '65536MB', '32MB', '512MB']],
])('of a machine with %d GB, the database takes its part', (size, [buffers, cache, work, maintenance]) => {
  expect(memorySettings(size * gibibyte)).toEqual({
    shared_buffers: buffers,
    effective_cache_size: cache,
    work_mem: work,
    maintenance_work_mem: maintenance,
  });
});

test('a container’s limit counts where it is below the machine’s memory', () => {
  expect(machineMemory(8 * gibibyte, 2 * gibibyte)).toBe(2 * gibibyte);
  // without a limit, Node says 0 or more than there is
  expect(machineMemory(8 * gibibyte, 0)).toBe(8 * gibibyte);
  expect(machineMemory(8 * gibibyte, 2 ** 63)).toBe(8 * gibibyte);
});

test('the server is started with its part of this machine, and with what it is told instead', () => {
  const { shared_buffers, work_mem } = memorySettings(machineMemory());
  const told = postgresArguments('/cluster', '/socket', { work_mem: '1MB' });
  expect(told).toContain(`shared_buffers=${shared_buffers}`);
  expect(told).toContain('work_mem=1MB');
  expect(told).not.toContain(`work_mem=${work_mem}`);
});
