import { expect, test } from 'vitest';
import { isNameLike } from '../../core/field-schemas.ts';
import { reservedTitleOf, titlesWithoutOrdre } from './reserved-titles.ts';

test.each([
  'Architecte',
  'architecte',
  'ARCHITECTE DPLG',
  'Architecte DE',
  'Architecte DE HMONP',
  'Architecte DESA',
  'Architecte HMONP',
  'Architecte D.E.',
  'Architecte-urbaniste',
  'Architecte d’État',
  'Architecte du patrimoine',
  'Architecte chef de projet',
  'Urbaniste architecte',
  'Agréée en architecture',
  'Architecte d’intérieur et architecte DPLG',
  'Ingénieur-architecte',
])('“%s” is the title of an architect', (title) => {
  expect(reservedTitleOf(title)).toBe('architecte');
});

test.each([
  ['Paysagiste concepteur', 'landscape'],
  ['Paysagiste-conceptrice', 'landscape'],
  ['Géomètre-expert', 'surveyor'],
  ['géomètre experte', 'surveyor'],
])('“%s” is reserved too', (title, name) => {
  expect(reservedTitleOf(title)).toBe(name);
});

test.each([
  'Architecte d’intérieur',
  "Architecte d'intérieur",
  'architecte d’ intérieurs',
  'Architecte logiciel',
  'Architecte réseaux',
  'Architecte de l’information',
  'Architecte des systèmes d’information',
  'Architecte naval',
  'Architecte paysagiste',
  'Assistante architecte',
  'Collaborateur d’architecte',
  'Dessinateur d’architecte',
  'Étudiante architecte',
  'Paysagiste',
  'Géomètre',
  'Géomètre topographe',
  'Dessinateur projeteur',
  'Architecture d’intérieur',
  '',
])('“%s” is free', (title) => {
  expect(reservedTitleOf(title)).toBeNull();
});

test('what is proposed instead is free, and a title that a profile takes', () => {
  for (const title of titlesWithoutOrdre) {
    expect(reservedTitleOf(title)).toBeNull();
    expect(isNameLike(title)).toBe(true);
  }
});

test('a text of any length is looked at at once', () => {
  expect(reservedTitleOf('architecte '.repeat(50_000))).toBe('architecte');
  expect(reservedTitleOf('a'.repeat(100_000))).toBeNull();
});
