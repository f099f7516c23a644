import { expect, test } from 'vitest';
import { hasLetterTrigrams, hasTrigrams } from './trigrams.ts';

test.each([
  ['bim', true, true],
  ['l’a', false, true],
  ["d'h", false, true],
  ['3-d', false, true],
  ['be', false, false],
  ['c++', false, false],
  ['a.b', false, false],
  ['', false, false],
])('of %j, an index of trigrams knows %s, and that of the directory’s texts %s', (text, plain, letters) => {
  expect(hasTrigrams(text)).toBe(plain);
  expect(hasLetterTrigrams(text)).toBe(letters);
});
