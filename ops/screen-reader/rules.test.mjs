import { expect, test } from 'vitest';
import {
  ambiguousControls,
  doubledLines,
  gluedLines,
  namelessControls,
  strayLines,
  stutters,
} from './rules.mjs';

test('a letter, a mark and j alone are stray, words and figures are not', () => {
  const said = [
    'j',
    '·',
    'il y a 3 j',
    'Lyon · 20 km',
    '12',
    'Bonjour',
    'À Lyon',
    '–',
    '3 jours',
    'J’accepte',
  ];
  expect(strayLines(said)).toEqual(['j', '·', 'il y a 3 j', 'Lyon · 20 km', '–']);
});

test('words without a pause between them are heard as one', () => {
  const said = ['BordeauxTélétravail', 'heure≈ 47', 'Bordeaux, Télétravail', 'Salaire, OpenToWork', 'BIM'];
  expect(gluedLines(said)).toEqual(['BordeauxTélétravail', 'heure≈ 47']);
});

test('what is said twice in a row is told once', () => {
  expect(doubledLines(['Titre', 'Titre', 'oui', 'oui', 'Titre'])).toEqual(['Titre']);
  expect(stutters(['Écrivez votre lettre. Écrivez votre lettre.', 'Un lien. Un autre lien.'])).toEqual([
    'Écrivez votre lettre. Écrivez votre lettre.',
  ]);
});

test('controls that say the same may lead to the same place alone', () => {
  const link = (name, target) => ({ role: 'link', name, description: '', target });
  const controls = [link('Voir', '/a'), link('Voir', '/b'), link('Accueil', '/'), link('Accueil', '/')];
  expect(ambiguousControls(controls)).toEqual([{ spoken: 'Voir (link)', targets: ['/a', '/b'] }]);
  expect(namelessControls([link(' ', '/a'), link('Voir', '/a')])).toHaveLength(1);
});
