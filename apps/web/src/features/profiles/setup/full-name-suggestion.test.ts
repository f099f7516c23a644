import { expect, test } from 'vitest';
import { suggestFullName } from './full-name-suggestion.ts';

test.each([
  ['jean dupont', 'Jean Dupont'],
  ['JEAN  DUPONT', 'Jean Dupont'],
  ['anne-marie DE LA tour', 'Anne-Marie de la Tour'],
  ['éric o’brien', 'Éric O’Brien'],
])('%s was meant as %s', (typed, suggestion) => {
  expect(suggestFullName(typed)).toBe(suggestion);
});

test.each(['', 'Jean', 'jean', 'Jean Dupont', 'R2 D2'])('nothing to suggest for %j', (typed) => {
  expect(suggestFullName(typed)).toBeNull();
});
