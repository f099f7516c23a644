import { describe, expect, test } from 'vitest';
import { readPlaceText } from './index.ts';
import { codes } from './places.fixture.ts';

describe('a text that names one place', () => {
  test.each<[string, string]>([
    ['Lyon', codes.lyon],
    [' lyon ', codes.lyon],
    ['Lyon, France', codes.lyon],
    ['Lyon (69)', codes.lyon],
    ['Lyon 3e', codes.lyon3],
    ['69003 Lyon', codes.lyon3],
    ['69003', codes.lyon3],
    ['69003 Lyon Cedex 03', codes.lyon3],
    ['Paris', codes.paris],
    ['Paris, Île-de-France', codes.paris],
    ['Paris 11e arrondissement', codes.paris11],
    ['Saint-Denis (93)', codes.saintDenis93],
    ['Saint-Denis, La Réunion', codes.saintDenis974],
    ['Saint Denis Seine-Saint-Denis', codes.saintDenis93],
    ['St Denis 97400', codes.saintDenis974],
    ['Vienne (38)', codes.vienne],
    ['Vienne, Isère', codes.vienne],
    ['Annecy-le-Vieux', codes.annecyLeVieux],
    ['Villeurbanne', codes.villeurbanne],
    ['Mans', 'c72181'],
    ['La Rochelle, Charente-Maritime', 'c17300'],
    ['Bastia (2B)', 'c2B033'],
    ['Saint-Denis de la Réunion', codes.saintDenis974],
    ['Le Bourg', 'c46034'],
    // the commune of today, of which a part has the same name
    ['Bernwiller', 'c68006'],
    ['Tremblay-en-France', 'c93073'],
    ['La Tour-d’Auvergne', 'c63192'],
  ])('%s', (text, code) => {
    expect(readPlaceText(text)).toEqual({ code });
  });
});

describe('a text that names several, or an area, is asked about', () => {
  test.each<[string, readonly string[]]>([
    ['Saint-Denis', [codes.saintDenis974, codes.saintDenis93, 'c30247', 'c11339']],
    ['Vienne', [codes.vienne, codes.vienneDepartement]],
    ['La Rochelle', ['c17300', 'c70450']],
    ['Évry', ['c91228', 'c89162']],
    ['Île-de-France', [codes.ileDeFrance]],
    ['IDF', [codes.ileDeFrance]],
    ['Rhône', [codes.rhone]],
    ['69', [codes.rhone]],
    ['Mayotte', ['d976']],
    ['Rhône (69)', [codes.rhone]],
    ['Lyon / Grenoble', [codes.lyon, codes.grenoble]],
    ['Lyon et alentours', [codes.lyon]],
  ])('%s', (text, expected) => {
    const { code, candidates = [] } = readPlaceText(text);
    expect(code).toBeNull();
    expect(candidates.map((place) => place.code).toSorted()).toEqual(expected.toSorted());
    expect(candidates[0]?.code).toBe(expected[0]);
  });

  test('with five at most', () => {
    expect(readPlaceText('Saint-Martin').candidates).toHaveLength(5);
    expect(readPlaceText('38200').candidates).toHaveLength(5);
  });
});

test.each([
  'Sud-Ouest',
  'Télétravail',
  'France',
  'France entière',
  '',
  ' ',
  '%',
  '😀',
  'Sud',
  'Ly',
  'x'.repeat(5000),
  'Lyon'.padEnd(300),
])('%j names none', (text) => {
  expect(readPlaceText(text)).toEqual({ code: null, candidates: [] });
});

test('of a name that is in no such département, nothing is made', () => {
  expect(readPlaceText('Lyon (33)').code).toBeNull();
  expect(readPlaceText('Lyon 33000').code).toBeNull();
});
