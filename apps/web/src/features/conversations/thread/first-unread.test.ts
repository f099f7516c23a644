import { expect, it } from 'vitest';
import { message } from '../conversation.fixture.ts';
import { firstUnreadId } from './first-unread.ts';

const from = (senderId: string, id: string) => message({ id, senderId });
const thread = [from('other', 'a'), from('me', 'b'), from('other', 'c'), from('me', 'd'), from('other', 'e')];

it.each([
  [0, undefined],
  [1, 'e'],
  [2, 'c'],
  [3, 'a'],
  [4, undefined],
])('with %i unread, the new ones begin at %s', (unread, id) => {
  expect(firstUnreadId(thread, 'me', unread)).toBe(id);
});
