import { describe, expect, test } from 'vitest';
import { foldNumber, numberForms } from './fold-number.ts';
import { foldWord } from './fold-word.ts';

/** Singular and plural, as written. */
const pairs = [
  'bâtiment bâtiments',
  'travail travaux',
  'bureau bureaux',
  'panneau panneaux',
  'réseau réseaux',
  'hôpital hôpitaux',
  'local locaux',
  'canal canaux',
  'métal métaux',
  'vitrail vitraux',
  'vantail vantaux',
  'bail baux',
  'tuyau tuyaux',
  'noyau noyaux',
  'matériau matériaux',
  'lieu lieux',
  'milieu milieux',
  'caillou cailloux',
  'clou clous',
  'trou trous',
  'mur murs',
  'sol sols',
  'lot lots',
  'clé clés',
  'école écoles',
  'façade façades',
  'poutre poutres',
  'rénové rénovés',
  'rendu rendus',
  'maître maîtres',
  'géomètre géomètres',
  'patrimonial patrimoniaux',
  'Logement LOGEMENTS',
] as const;

test.each(pairs.map((pair) => pair.split(' ')))('%s is %s', (singular = '', plural = '') => {
  expect(foldNumber(plural)).toBe(foldNumber(singular));
});

describe('words that are the same in both numbers stay what they are', () => {
  test.each(
    'bois gros corps chaux taux prix choix croix permis devis châssis treillis torchis relais accès cours temps gaz poids sens process express sableux luxueux doux Angers Tours Nîmes Lens'.split(
      ' ',
    ),
  )('%s', (word) => {
    expect(foldNumber(word)).toBe(foldWord(word));
  });
});

test.each(['APS', 'SPS', 'CSPS', 'BTS', 'GPS', 'VRD', 'bim', 'as', ''])('%j is no plural', (word) => {
  expect(foldNumber(word)).toBe(word.toLowerCase());
});

test.each([
  ['bâtiments', 'bâtir'],
  ['travaux', 'traverse'],
  ['cours', 'cour'],
  ['portes', 'port'],
  ['plans', 'plante'],
  ['mares', 'mars'],
  ['courses', 'cours'],
])('%s is not %s', (one, other) => {
  expect(foldNumber(one)).not.toBe(foldNumber(other));
});

test('what was folded is folded', () => {
  for (const word of pairs.flatMap((pair) => pair.split(' ')))
    expect(foldNumber(foldNumber(word))).toBe(foldNumber(word));
});

test.each(pairs.map((pair) => pair.split(' ')))(
  'a text with %s and one with %s are found by one word',
  (...numbers) => {
    for (const typed of numbers)
      for (const written of numbers)
        expect(numberForms(foldNumber(typed)).some((form) => foldWord(written).includes(form))).toBe(true);
  },
);
