import { expect, test } from 'vitest';
import { trimEndOf } from './trim-end-of.ts';

test.each([
  ['https://exemple.fr//', '/', 'https://exemple.fr'],
  ['a. b. .', '. ', 'a. b'],
  ['...', '.', ''],
  ['', '.', ''],
])('%j without %j at its end', (text, characters, trimmed) => {
  expect(trimEndOf(text, characters)).toBe(trimmed);
});
