import { expect, test } from 'vitest';
import { readBlocks } from './guide.mjs';

test('blocks of sh are read in their order, with their section; others are left out', () => {
  const guide = [
    '# Guide',
    ...['```sh', 'A=1', '```', '## 1. One', '```', 'not run', '```'],
    ...['## 2. Two', '```sh bucket', 'b', '', 'c', '```'],
  ].join('\n');
  expect(readBlocks(guide)).toEqual([
    { lines: ['A=1'], section: 0, note: '' },
    { lines: ['b', '', 'c'], section: 2, note: 'bucket' },
  ]);
});
