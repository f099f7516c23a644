import { describe, expect, test } from 'vitest';
import { readLocation } from './index.ts';
import { codes } from './places.fixture.ts';

describe('a text that names exactly one place, an area too', () => {
  test.each<[string, string]>([
    ['69', codes.rhone],
    ['Rhône', codes.rhone],
    ['rhone', codes.rhone],
    ['Rhône (69)', codes.rhone],
    ['2A', 'd2A'],
    ['Île-de-France', codes.ileDeFrance],
    ['ile de france', codes.ileDeFrance],
    ['idf', codes.ileDeFrance],
    ['région parisienne', codes.ileDeFrance],
    ['PACA', 'r93'],
    ['Côte d’Azur', 'r93'],
    ['Lyon', codes.lyon],
    ['Lyon 3', codes.lyon3],
    ['lyon 3e', codes.lyon3],
    ['69003', codes.lyon3],
    ['69003 Lyon', codes.lyon3],
    ['69434 Lyon Cedex 03', codes.lyon],
    ['saint etienne', 'c42218'],
    ['St-Étienne', 'c42218'],
    ['42000', 'c42218'],
    ['75000 Paris', codes.paris],
    ['75000', 'd75'],
    ['Paris', codes.paris],
    ['Tahiti', 'd987'],
    ['st denis 93', codes.saintDenis93],
    ['Salles (33)', 'c33498'],
    ['Le Port (974)', 'c97407'],
    ['Vienne, Isère', codes.vienne],
    ['La Baule-Escoublac', 'c44055'],
    ['Chamonix', 'c74056'],
    ['Saint-Gilles-Croix', 'c85222'],
  ])('%s', (text, code) => {
    expect(readLocation(text)).toEqual({ code });
  });
});

describe('a text that names several, most likely first', () => {
  test.each<[string, readonly string[]]>([
    ['St Denis', [codes.saintDenis974, codes.saintDenis93]],
    ['La Réunion', ['d974', 'c47222']],
    ['Vienne', [codes.vienne, codes.vienneDepartement]],
    ['Vernon', ['c27681', 'c86284', 'c07336']],
    ['Aix', ['c13001', 'c73008']],
    ['Villefranche', ['c69264', 'c12300']],
    ['La Baule', ['c44055']],
  ])('%s', (text, expected) => {
    const { code, candidates = [] } = readLocation(text);
    expect(code).toBeNull();
    expect(candidates.map((place) => place.code).slice(0, expected.length)).toEqual(expected);
    expect(candidates.length).toBeLessThanOrEqual(5);
  });
});

test.each([
  '',
  ' ',
  'Télétravail',
  'France',
  'Lyon / Grenoble',
  'Lyon 33000',
  'marché',
  'plancher',
  'xqzt',
  'x'.repeat(5000),
])('%j names none as a whole', (text) => {
  expect(readLocation(text)).toEqual({ code: null, candidates: [] });
});
