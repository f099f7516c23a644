import { expect, test } from 'vitest';
import { firstNameOf } from './first-name.ts';
import { isFullName } from './full-name.ts';

test.each([
  ['Camille Durand', 'Camille'],
  ['  Camille   Durand ', 'Camille'],
  ['Jean-Pierre Martin', 'Jean-Pierre'],
  ['Camille-Durand', 'Camille'],
  ['Camille‑Durand', 'Camille'],
  ['Camille', 'Camille'],
  ['', ''],
])('signed-out visitors learn of “%s” no more than “%s”', (name, first) => {
  expect(firstNameOf(name)).toBe(first);
});

test.each([
  'Camille Durand',
  ' Camille Durand ',
  'Camille  Durand',
  'Jean-Pierre Martin',
  'Camille-Durand',
  'Léa de La Tour',
  'Ludwig van der Rohe',
  'Éloïse E\u0301tienne',
  'Conor O’Brien',
  "Jean d'Ornano",
  'Louis D’Aboville',
  'Anne l’Hermite',
])('“%s” is a full name', (name) => expect(isFullName(name)).toBe(true));

test.each([
  'Camille',
  'camille durand',
  'Camille durand',
  'CAMILLE DURAND',
  'Camille D',
  'Camille d',
  'Jean ad’Ornano',
  'Jean da’Ornano',
  'de La Tour',
  'Camille de',
  'Camille 2 Durand',
  'Conor x’Brien',
  'Conor O’',
  'Conor ’Brien',
  'Anne Hermite’l',
  'Camille Durand!',
  '',
])('“%s” is none', (name) => expect(isFullName(name)).toBe(false));
