import fc from 'fast-check';
import { expect, test } from 'vitest';
import { covers, formatCursor, parseCursor, parseSnapshot, shows } from './event-cursor.ts';

const at = new Date('2026-03-01T12:00:00.123Z');

test.each([
  { at, snapshot: '812:812:', midst: null },
  { at, snapshot: '812:830:812,815', midst: { lastId: 57, base: '810:815:812' } },
])('an id stands for where it was given: %o', (cursor) => {
  expect(parseCursor(formatCursor(cursor))).toEqual(cursor);
});

test.each([
  '',
  '57',
  'm8.812:812:.',
  'm8abcdef.812:811:.',
  'm8abcdef.0:0:.',
  'm8abcdef.812:815:815.',
  'm8abcdef.812:815:814,813.',
  'm8abcdef.812:9223372036854775808:.',
  `m8abcdef.812:99999:${'9'.repeat(2000)}.`,
  "m8abcdef.812:815:'.",
  'm8abcdef.812:815:.57',
  'm8abcdef.812:815:.57.812:811:',
  'm8abcdef.812:815:..812:812:',
])('what was never given is no id: %s', (text) => {
  expect(parseCursor(text)).toBeNull();
});

test('no text whatever makes the reading fail', () => {
  fc.assert(fc.property(fc.string(), (text) => void parseCursor(text)));
});

test('with very many transactions under way, an id stands earlier rather than being long', () => {
  const running = Array.from({ length: 500 }, (_, index) => 1000 + index * 2);
  const snapshot = `1000:3000:${running.join(',')}`;
  const text = formatCursor({ at, snapshot, midst: null });
  expect(text.length).toBeLessThan(60);
  expect(parseCursor(text)).toEqual({ at, snapshot: '1000:1000:', midst: null });
  const inTheMidst = formatCursor({ at, snapshot, midst: { lastId: 9, base: '990:999:' } });
  expect(parseCursor(inTheMidst)).toEqual({ at, snapshot: '990:990:', midst: null });
});

test('a snapshot shows what had ended, and not what ran or came later', () => {
  const snapshot = parseSnapshot('10:15:10,13');
  const seen = [9n, 10n, 11n, 12n, 13n, 14n, 15n, 16n].filter((xid) => shows(snapshot, xid));
  expect(seen).toEqual([9n, 11n, 12n, 14n]);
});

test.each([
  ['10:15:10,13', '10:15:10,13', true],
  ['10:15:10', '10:15:10,13', true],
  ['10:15:10,13', '10:15:10', false],
  ['10:20:10,13,16', '10:15:10,13', true],
  ['10:15:10,13', '10:16:10,13', false],
  ['14:15:', '10:15:10,13', true],
])('%s shows all that %s does: %s', (one, other, expected) => {
  expect(covers(parseSnapshot(one), parseSnapshot(other))).toBe(expected);
});
