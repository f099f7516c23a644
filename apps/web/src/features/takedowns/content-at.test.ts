import { expect, test } from 'vitest';
import { contentAt } from './content-at.ts';

test.each([
  ['/files/abc?w=320', { kind: 'picture', id: 'abc' }],
  ['https://mitoyen.example/portfolio/item/p-1', { kind: 'project', id: 'p-1' }],
  [' /jobs/o-1 ', { kind: 'offer', id: 'o-1' }],
  ['/jobs', null],
  ['/jobs/', null],
  ['/jobs/a/b', null],
  ['/freelancer/f-1', null],
  ['', null],
])('%s leads to its content', (address, expected) => {
  expect(contentAt(address)).toEqual(expected);
});
