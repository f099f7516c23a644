import { expect, test } from 'vitest';
import { firstNameChoices, firstNameOf, shownFirstName } from './first-name.ts';
import { isFullName } from './full-name.ts';
import { mendFullName } from './full-name-case.ts';

test.each([
  ['Camille Durand', 'Camille'],
  ['  Camille   Durand ', 'Camille'],
  ['Jean-Pierre Martin', 'Jean-Pierre'],
  ['Camille-Durand', 'Camille'],
  ['Camille‑Durand', 'Camille'],
  ['Camille', 'Camille'],
  ['Le Goff Yann', 'Yann'],
  ['De La Tour Camille', 'Camille'],
  ['Le Thi', 'Le'],
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
  'Ian McCarthy',
  'Sophie DeVille',
  'Jacob van ’t Hoff',
  "Jacob van 't Hoff",
  'Menno ter Braak',
  'Hocine Aït Ali',
  'Hocine Ai\u0308t Ali',
  'Jean D',
  'Y Nguyen',
  'Karen Y',
])('“%s” is a full name', (name) => expect(isFullName(name)).toBe(true));

test.each([
  'Camille',
  'camille durand',
  'Camille durand',
  'CAMILLE DURAND',
  'Camille d',
  'J D',
  'Jean DUPONT',
  'JeAn DuPont',
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

test.each([
  ['jean dupont', 'Jean Dupont'],
  ['JEAN  DUPONT', 'Jean Dupont'],
  ['Marie DUPONT', 'Marie Dupont'],
  ['DUPONT Marie', 'Marie Dupont'],
  ['DUPONT-MARTIN Marie-Anne', 'Marie-Anne Dupont-Martin'],
  ['Dupont, marie', 'Marie Dupont'],
  ['DUPONT, Marie', 'Marie Dupont'],
  ['LE GOFF Yann', 'Yann Le Goff'],
  ['Yann LE GOFF', 'Yann Le Goff'],
  ['Le GOFF Yann', 'Yann Le Goff'],
  ['Yann LE Goff', 'Yann Le Goff'],
  ['Yann LE goff', 'Yann Le Goff'],
  ['YANN Le GOFF', 'Yann Le Goff'],
  ['LE Minh', 'Minh Le'],
  ['EL AMRANI Samia', 'Samia El Amrani'],
  ['KARIM BEN SALAH', 'Karim Ben Salah'],
  ['VAN DEN BERG Jan', 'Jan van den Berg'],
  ['Jan VAN DEN Berg', 'Jan van den Berg'],
  ['yann le goff', 'Yann le Goff'],
  ['yann Le Goff', 'Yann Le Goff'],
  ['DE LA TOUR Camille', 'Camille de la Tour'],
  ['Camille de la TOUR', 'Camille de la Tour'],
  ['de la TOUR Camille', 'Camille de la Tour'],
  ['anne-marie De La tour', 'Anne-Marie De La Tour'],
  ['éric o’brien', 'Éric O’Brien'],
  ['ian McCarthy', 'Ian McCarthy'],
  ['IAN MCCARTHY', 'Ian McCarthy'],
  ['jeanne D’ARC', 'Jeanne d’Arc'],
  ['M. Jean Dupont', 'Jean Dupont'],
  ['Mme DUPONT Marie', 'Marie Dupont'],
  ['J. Dupont', 'J Dupont'],
])('“%s” is refused, and was meant as “%s”', (typed, meant) => {
  expect(isFullName(typed)).toBe(false);
  expect(mendFullName(typed)).toBe(meant);
});

test.each(['', 'Jean', 'jean', 'Jean Dupont', 'R2 D2', '!', ','.repeat(200), 'A'.repeat(100_000)])(
  'nothing is made of %j',
  (typed) => expect(mendFullName(typed)).toBeNull(),
);

test.each([
  ['Dupont Jean', ['Dupont', 'Jean']],
  ['Le Goff Yann', ['Yann', 'Goff', 'Goff Yann']],
  ['Jean Paul Martin', ['Jean', 'Paul', 'Martin', 'Jean Paul', 'Paul Martin']],
  ['Camille-Durand', ['Camille', 'Durand']],
  ['Ludwig van der Rohe', ['Ludwig', 'Rohe']],
  ['Camille', ['Camille']],
])('of “%s” one of %j may be shown', (name, choices) => expect(firstNameChoices(name)).toEqual(choices));

test('what was chosen is shown for as long as it is of the name', () => {
  expect(shownFirstName('Dupont Jean', 'Jean')).toBe('Jean');
  for (const none of [null, undefined, 'Anne', 'Dupont Jean'])
    expect(shownFirstName('Dupont Jean', none)).toBe('Dupont');
});
