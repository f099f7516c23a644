import { describe, expect, test } from 'vitest';
import { numberAt } from './numbers.ts';
import { readWords } from './words.ts';

const folded = (text: string) => readWords(text).map((word) => word.folded);
/** The words that a sentence or an item begins with. */
const beginnings = (text: string, isList = false) =>
  readWords(text, isList)
    .filter(({ isAfterBreak }) => isAfterBreak)
    .map((word) => word.folded);

test.each([
  ['L’Âge d’un ŒUVRE', ['l', 'age', 'd', 'un', 'oeuvre']],
  ['chargé·e, chargé(e)s, chargée.s, dessinateur·rice', ['charge', 'charge', 'chargee', 'dessinateur']],
  ['dessinateur(trice) / candidat.e.s', ['dessinateur', 'candidat']],
  ['H/F, 9h-18h, 35 m²', ['h', 'f', '9', 'h', '18', 'h', '35', 'm', '2']],
  ['1 801,80 € et 12.02 %', ['1801.80', 'euros', 'et', '12.02', 'pourcent']],
  ['soft\u00adhyphen, zero\u200bwidth, e\u0301te\u0301', ['softhyphen', 'zerowidth', 'ete']],
  ['', []],
])('%j is read as %j', (text, words) => {
  expect(folded(text)).toEqual(words);
});

test.each(['chargé·e', 'Dessinateur(trice)', 'É', 'e\u0301te\u0301', '1 801,80'])(
  '%s is one word from end to end',
  (text) => {
    expect(readWords(`(${text})`)).toMatchObject([{ start: 1, end: text.length + 1 }]);
  },
);

describe('a sentence', () => {
  test.each([
    ['Un plan. Deux coupes ! trois façades ; quatre', ['un', 'deux', 'trois', 'quatre']],
    ['âge max. 35 ans, réf. n° 3', ['age']],
    ['Un plan\nde coupe', ['un']],
    ['Un plan\nDeux coupes', ['un', 'deux']],
    ['UN PLAN\nDE COUPE', ['un']],
    ['Un plan\n\nde coupe\n- façades', ['un', 'de', 'facades']],
  ])('of %j begins with %j', (text, words) => {
    expect(beginnings(text)).toEqual(words);
  });

  test('is each line of a list', () => {
    expect(beginnings('moins de\n35 ans', true)).toEqual(['moins', '35']);
  });
});

test.each([
  ['trente-cinq', 35, 2],
  ['vingt et un', 21, 3],
  ['soixante-dix', 70, 2],
  ['dix-huit', 18, 2],
  ['45 000', 45_000, 1],
  ['quinze', 15, 1],
])('%s is %d', (text, value, length) => {
  expect(numberAt(readWords(text), 0)).toEqual({ value, length });
});

test('a word is no number', () => {
  expect(numberAt(readWords('ans'), 0)).toBeUndefined();
  expect(numberAt([], 0)).toBeUndefined();
});
