import { describe, expect, test } from 'vitest';
import { formsOfName, synonyms } from './synonym-forms.fixture.ts';
import { tradeWordForms, tradeWordOf } from './trade-words.ts';
import { understand } from './understand.ts';
import { vocabulary } from './vocabulary.ts';

/** Names of what is done, and one that is feminine already. */
const withoutForms = ['assistance à maîtrise d’ouvrage', 'maîtrise d’œuvre', 'diagnostiqueuse immobilière'];

test('each has its genders and numbers', () => {
  const same = synonyms.filter(({ forms }) => new Set(forms).size === 1).map(({ name }) => name);
  expect(same.toSorted()).toEqual(withoutForms.toSorted());
  expect(formsOfName('modélisateur BIM')).toEqual([
    'modélisateur BIM',
    'modélisatrice BIM',
    'modélisateurs BIM',
    'modélisatrices BIM',
  ]);
});

describe.each(synonyms)('$name', ({ code, forms }) => {
  test.each(forms)('%s is the same trade', (form) => {
    expect(understand(form, [], vocabulary).finds.map((find) => [find.kind, find.code])).toEqual([
      ['trade', code],
    ]);
  });

  test('is searched by the same words in each of its forms', () => {
    const searched = (form: string) => form.split(' ').map(tradeWordOf).map(tradeWordForms);
    for (const form of forms)
      expect(searched(form).map(String)).toEqual(searched(forms[0] ?? '').map(String));
  });
});

test.each([
  ['géomètres', 'geometre-topographe'],
  ['modélisatrice BIM', 'modeleur-bim'],
  ['modélisatrices BIM', 'modeleur-bim'],
  ['illustratrice 3D', 'perspectiviste'],
  ['techniciennes méthodes', 'ingenieur-methodes'],
  ['ingénieures électriciennes', 'ingenieur-electricite'],
  ['assistantes architectes', 'collaborateur-d-architecte'],
  ['chefs chantier', 'chef-de-chantier'],
  ['architecte interieur', 'architecte-d-interieur'],
  ['ingénieur de structures', 'ingenieur-structure'],
])('%s is %s', (name, code) => {
  expect(understand(name, [], vocabulary).finds.map((find) => find.code)).toEqual([code]);
});
