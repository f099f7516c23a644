import { expect, test } from 'vitest';
import { firstLines } from './first-lines.ts';

test.each([
  ['a short text stays whole', 'Bonjour,\n\nÀ demain', 'Bonjour,\n\nÀ demain'],
  ['lines after the sixth go', '1\n2\n3\n4\n5\n6\n7', '1\n2\n3\n4\n5\n6…'],
  ['a long text is cut between words', `${'mot '.repeat(200)}`, `${'mot '.repeat(99)}mot…`],
  ['a word without end is cut, though not within a character', '😀'.repeat(500), `${'😀'.repeat(400)}…`],
])('%s', (_, text, expected) => {
  expect(firstLines(text)).toBe(expected);
});
