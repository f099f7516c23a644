import { expect, it } from 'vitest';
import { message } from '../conversation.fixture.ts';
import { lastReadId } from './last-read.ts';

const mine = (id: string, minute: number) =>
  message({ id, senderId: 'me', createdAt: `2026-03-09T10:0${minute}:00.000Z` });
const theirs = (id: string, minute: number) => ({ ...mine(id, minute), senderId: 'other' });
const thread = [mine('a', 0), mine('b', 1), theirs('c', 2), mine('d', 3)];

it.each([
  [null, undefined],
  ['2026-03-09T09:59:00.000Z', undefined],
  ['2026-03-09T10:01:00.000Z', 'b'],
  ['2026-03-09T10:02:30.000Z', 'b'],
  ['2026-03-09T11:00:00.000Z', 'd'],
])('read at %s, the last one read is %s', (otherReadAt, id) => {
  expect(lastReadId(thread, 'me', otherReadAt)).toBe(id);
});
