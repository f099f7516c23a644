import { describe, expect, test } from 'vitest';
import { foldWord } from '../../core/fold-word.ts';
import { abbreviations } from './abbreviations.ts';
import { readSearchTerms } from './sought-words.ts';
import { termForms, termOf } from './term-forms.ts';

const termsOf = (search: string) => readSearchTerms(search).terms.map(termOf);

describe('words that find the same are one term', () => {
  test.each([
    ['bâtiments', 'batiment'],
    ['travaux', 'travail'],
    ['locaux', 'local'],
    ['dessinatrices', 'dessinateur'],
    ['B.E.T.', 'bet'],
    ['b.e.t', 'bet'],
    ['BET', 'bet'],
    ['BETs', 'bet'],
    ['m²', 'm2'],
    ['Tours', 'tours'],
    ['X.Y.', 'x.y'],
    ['2.5', '2.5'],
    ['R+2', 'r+2'],
    ['œuvres', 'oeuvre'],
  ])('%s is %s', (word, term) => {
    expect(termsOf(word)).toEqual([term]);
  });
});

test.each([
  ['batiment', ['batiment']],
  ['travail', ['travail', 'travaux']],
  ['local', ['local', 'locaux']],
  ['bet', ['bet', 'b.e.t']],
  ['dpgf', ['dpgf', 'd.p.g.f']],
  ['m2', ['m2', 'm²']],
  ['m3', ['m3', 'm³']],
  ['x.y', ['x.y', 'xy']],
  ['dessinateur', ['dessinateur', 'dessinatrice']],
  ['60', ['60']],
])('%s stands in a text as one of %j', (term, forms) => {
  expect(termForms(term)).toEqual(forms);
});

test('what is typed is itself among what is found', () => {
  const typed =
    'bâtiments murs travaux yeux matériaux B.E.T. X.Y.Z. m² km2 R² dessinatrices géomètres-expertes locaux Angers';
  for (const word of typed.split(' ').flatMap((words) => words.split('-'))) {
    const written = foldWord(word.replace(/\.$/, '').replace('²', '2'));
    const forms = termsOf(word).flatMap(termForms);
    expect(
      forms.some((form) => written.includes(form.replace('²', '2'))),
      word,
    ).toBe(true);
  }
});

test('an abbreviation is found by an index of three letters together', () => {
  for (const word of abbreviations) {
    expect(word).toMatch(/^[a-z]{3,5}$/);
    if (word.length === 3) expect(['a', 'd', 'l', 'y']).not.toContain(word[1]);
  }
});

test.each([
  ['de la', ['de', 'la']],
  ['l’', ['l’']],
  ['%', ['%']],
  ['_ “-”', ['_', '-']],
])('%s alone is looked for as it is', (search, terms) => {
  expect(readSearchTerms(search).terms).toEqual(terms);
});

test('articles are no terms, and no more than eight words are looked for', () => {
  expect(readSearchTerms('un architecte à Lyon')).toEqual({ terms: ['architecte', 'lyon'], ignored: [] });
  const words = Array.from({ length: 10 }, (_, place) => `mot${place}`);
  expect(readSearchTerms(`les ${words.join(' et les ')} MOT9`)).toEqual({
    terms: words.slice(0, 8),
    ignored: ['mot8', 'mot9'],
  });
});
