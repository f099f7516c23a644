import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Camille Durand', 'CD'],
  ['camille', 'C'],
  ['Jean-Pierre d’Ornano', 'JO'],
  ['Élodie', 'É'],
  ['', ''],
])('the initials of “%s” are “%s”', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
