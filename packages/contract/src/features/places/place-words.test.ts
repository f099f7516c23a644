import { expect, test } from 'vitest';
import { placeWords, typedWords, withoutArticle } from './place-words.rules.ts';

test.each<[string, readonly string[]]>([
  ['L’Haÿ-les-Roses', ['l', 'hay', 'les', 'roses']],
  ["l'hay les roses", ['l', 'hay', 'les', 'roses']],
  ['St-Denis (93)', ['saint', 'denis', '93']],
  ['Stes-Maries', ['saintes', 'maries']],
  ['ŒUILLY', ['oeuilly']],
  ['E\u0301vry', ['evry']],
  ['Paris 11ème', ['paris', '11']],
  ['Lyon 1er', ['lyon', '1']],
  ['Lyon 03', ['lyon', '03']],
  ['2A004', ['2a004']],
  ['%_😀', []],
  ['', []],
])('%j is %j', (text, words) => {
  expect(placeWords(text)).toEqual(words);
});

test('what is written for short may be the beginning of another word', () => {
  expect(typedWords('59114 Ste')).toEqual(['59114', 'ste']);
});

test('an article is left out, unless it is all there is', () => {
  expect(withoutArticle(['le', 'mans'])).toEqual(['mans']);
  expect(withoutArticle(['la'])).toEqual(['la']);
  expect(withoutArticle(['lyon'])).toEqual(['lyon']);
});
