import { expect, test } from 'vitest';
import { shortPlace } from './short-place.ts';

test.each([
  ['lyon', null],
  ['la rochelle', null],
  ['zy', 'zy'],
  ['le u', 'le'],
  ['l’hô', 'l’hô'],
  ['%', '%'],
  ['', null],
  [null, null],
])('of %j, the words hold %j', (location, word) => {
  expect(shortPlace(location)).toBe(word);
});
