import { expect, test } from 'vitest';
import { de } from './elision.ts';

test.each([
  ['Malo', 'de Malo'],
  ['Atelier Nord', 'd’Atelier Nord'],
  ['Élodie', 'd’Élodie'],
  ['Œuvre commune', 'd’Œuvre commune'],
  ['Hugo', 'd’Hugo'],
  ['Hélène Morin', 'd’Hélène Morin'],
  ['Henri-Pierre', 'd’Henri-Pierre'],
  ['Horizons', 'd’Horizons'],
  ['Hans', 'de Hans'],
  ['Hangar 7', 'de Hangar 7'],
  ['Yves', 'd’Yves'],
  ['Yann', 'de Yann'],
  ['Y', 'de Y'],
  ['Onze architectes', 'de Onze architectes'],
  ['Urbanistes Réunis', 'd’Urbanistes Réunis'],
  ['11 rue', 'de 11 rue'],
  ['« Îlot »', 'de « Îlot »'],
  ['', 'de '],
  ['Łukasz', 'de Łukasz'],
])('“%s” reads “%s”', (name, expected) => {
  expect(de(name)).toBe(expected);
});

test('a very long name is read in no time, and kept whole', () => {
  for (const sign of ['a', 'h', 'y', '\u0301', ' ']) {
    const name = sign.repeat(100_000);
    expect(de(name).endsWith(name)).toBe(true);
  }
});
