import { expect, test } from 'vitest';
import { refuseForeign, refuseUnique } from './distribution.mjs';

const keys = {
  rooms: { column: 'id', group: 'room' },
  words: { column: 'room_id', group: 'room' },
  news: { column: 'reader_id', group: 'person' },
};

test('a unique rule of a distributed table holds on one node alone: it has to name the key', () => {
  expect(refuseUnique(keys, { table: 'words', columns: ['id'] })).toContain('without room_id');
  expect(refuseUnique(keys, { table: 'words', columns: ['id', 'room_id'] })).toBeNull();
  expect(refuseUnique(keys, { table: 'people', columns: ['email'] })).toBeNull();
});

test('a foreign key holds to what lies on every node, or together by the same key', () => {
  const rule = (table, column, target, to) => ({ table, columns: [column], target, targets: [to] });
  expect(refuseForeign(keys, rule('words', 'author_id', 'people', 'id'))).toBeNull();
  expect(refuseForeign(keys, rule('words', 'room_id', 'rooms', 'id'))).toBeNull();
  expect(refuseForeign(keys, rule('words', 'about_id', 'rooms', 'id'))).toContain('another node');
  expect(refuseForeign(keys, rule('news', 'room_id', 'rooms', 'id'))).toContain('another node');
  expect(refuseForeign(keys, rule('people', 'room_id', 'rooms', 'id'))).toContain('every node');
});
