import { describe, expect, test } from 'vitest';
import { readQueryWords } from './query-words.ts';

const typed = (text: string) => readQueryWords(text).map((word) => word.typed);

test.each([
  ['béton, façade', ['béton', 'façade']],
  ['architecte.', ['architecte']],
  ['"plans"', ['plans']],
  ['« architectes »', ['architectes']],
  ['C.V.C.', ['cvc']],
  ['projeteur b.a', ['projeteur', 'ba']],
  ['B.E.T', ['bet']],
  ['R+3', ['r+3']],
  ['Revit + Dynamo', ['revit', 'dynamo']],
  ['attic+', ['attic+']],
  ['60 m²', ['60', 'm2']],
  ['120m2', ['120', 'm2']],
  ['45k€', ['45', 'k€']],
  ['v2.5', ['v2.5']],
  ['fin.Début', ['fin', 'début']],
  ['toiture-terrasse', ['toiture', 'terrasse']],
  ['l’architecte', ['l', 'architecte']],
  ["aujourd'hui", ["aujourd'hui"]],
  ['F-67000 Strasbourg', ['67000', 'strasbourg']],
  ['dessinateur/trice', ['dessinateur']],
  ['projeteur·se BIM', ['projeteur', 'bim']],
  ['chargé(e)s d’affaires', ['chargé', 'd', 'affaires']],
  ['bar/restaurant', ['bar', 'restaurant']],
  ['', []],
  [' - , ; ', []],
])('“%s” has the words %j', (text, words) => {
  expect(typed(text)).toEqual(words);
});

test.each(['H/F', 'h/f', 'F/H', '(F / H)', 'h-f'])('%s is of both genders', (text) => {
  expect(readQueryWords(`architecte ${text}`).map(({ isGender }) => isGender)).toEqual([false, true, true]);
});

test('words with hyphens come in parts that know it', () => {
  expect(readQueryWords('chef-de-chantier bois').map(({ isFirst, isLast }) => [isFirst, isLast])).toEqual([
    [true, false],
    [false, false],
    [false, true],
    [true, true],
  ]);
});

describe('what parts a word from the one before', () => {
  test.each([
    ['Tours Lyon', 'none'],
    ['Tours-Lyon', 'none'],
    ['Tours (37)', 'bracket'],
    ['Tours, Lyon', 'clause'],
    ['Tours / Lyon', 'clause'],
    ['Tours - Lyon', 'clause'],
    ['Tours – Lyon', 'clause'],
  ])('%s: %s', (text, parting) => {
    expect(readQueryWords(text)[1]?.parting).toBe(parting);
  });
});
