import { expect, test } from 'vitest';
import { parseStat, processorSeconds, secondsOfTree } from './processes.ts';

const stat = (pid: number, name: string, parent: number, times: readonly number[]) =>
  `${pid} (${name}) S ${parent} 1 1 0 -1 4194560 4242 0 2 0 ${times.join(' ')} 20 0 11 0 130 1 2\n`;

test('reads the times of a process, whatever its name', () => {
  const line = stat(42, 'postgres: (a) b) S 7', 7, [150, 50, 25, 75]);
  expect(parseStat(line)).toEqual({ pid: 42, parentPid: 7, seconds: 3 });
});

test('adds up a process and its descendants, those that have ended too', () => {
  const processes = [
    stat(1, 'init', 0, [900, 0, 0, 0]),
    stat(10, 'postgres', 1, [100, 0, 50, 0]),
    stat(11, 'backend', 10, [200, 0, 0, 0]),
    stat(12, 'worker', 11, [0, 25, 0, 0]),
    stat(20, 'node', 1, [700, 0, 0, 0]),
  ].map(parseStat);
  expect(secondsOfTree(processes, 10)).toBe(3.75);
  expect(() => secondsOfTree(processes, 99)).toThrow('99 has ended');
});

test.skipIf(process.platform !== 'linux')('finds this very process', async () => {
  expect(await processorSeconds([process.pid])).toBeGreaterThan(0);
});
