import { expect, test } from 'vitest';
import { foundWords } from './found-words.ts';

test.each([
  ['revit', 'Revit', ['Revit']],
  ['revit', 'Maquette numérique (Revit, Navisworks)', ['Revit']],
  ['un dessinateur', 'Dessinatrice projeteuse', ['Dessinatrice']],
  ['dessinatrices', 'Dessinateur', ['Dessinateur']],
  ['travaux', 'Suivi de travail', ['travail']],
  ['bâtiments', 'Économie du bâtiment', ['bâtiment']],
  ['CVC', 'Études C.V.C.', ['C.V.C.']],
  ['arch', 'Architecte', ['Architecte']],
  ['façade bois', 'Ossature bois, façades', ['bois', 'façades']],
  ['maquette de site', 'Visite de chantier', ['Visite']],
  ['zinc', 'Couverture', []],
  ['', 'Revit', []],
])('a search for “%s” finds “%s” by %j', (search, text, words) => {
  expect(foundWords(search)(text).map(({ start, end }) => text.slice(start, end))).toEqual(words);
});

test('words that a search leaves out, being too many, are not what a text was found by', () => {
  const find = foundWords('un deux trois quatre cinq six sept huit neuf dix onze');
  expect(find('neuf')).toHaveLength(1);
  expect(find('onze')).toEqual([]);
});
