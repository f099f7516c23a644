import { expect, test } from 'vitest';
import { maxSearchTerms, readSearch } from './search-words.ts';

test('a search is its words, whatever the space between them', () => {
  expect(readSearch('  Revit\u00a0 bois\tLyon ').terms).toEqual(['Revit', 'bois', 'Lyon']);
  expect(readSearch('   ')).toEqual({ terms: [], ignored: [] });
});

test('a word counts once, however it is written, and only the first eight are looked for', () => {
  expect(readSearch('Gros œuvre GROS oeuvré OEUVRE').terms).toEqual(['Gros', 'œuvre']);
  const words = Array.from({ length: maxSearchTerms + 2 }, (_, index) => `mot${index}`);
  expect(maxSearchTerms).toBe(8);
  expect(readSearch(`${words.join(' ')} MOT9`)).toEqual({
    terms: words.slice(0, 8),
    ignored: ['mot8', 'mot9'],
  });
});
