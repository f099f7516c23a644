import { expect, test } from 'vitest';
import { soughtWords } from './sought-words.ts';

test.each([
  ['un architecte', ['architecte']],
  ['les architectes de Nantes', ['architectes', 'nantes']],
  ['Béton, façade', ['béton', 'façade']],
  ['enduit à la chaux', ['enduit', 'chaux']],
  ['C.V.C. et B.E.T.', ['cvc', 'bet']],
  ['maison 60 m²', ['maison', '60', 'm2']],
  ['sous-sol', ['sous', 'sol']],
  ['rez-de-chaussée', ['rez', 'chaussée']],
  ['pas cher', ['pas', 'cher']],
  ['dessinateur H/F', ['dessinateur']],
  ['de la', ['de', 'la']],
  ['', []],
])('“%s” seeks %j', (text, words) => {
  expect(soughtWords(text)).toEqual(words);
});
