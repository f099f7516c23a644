import { expect, test } from 'vitest';
import { codeOfPlaceSlug, placeSlug } from './place-slug.rules.ts';

test.each([
  ['c69123', 'Lyon', 'lyon-69123'],
  ['c2A004', 'Ajaccio', 'ajaccio-2a004'],
  ['c94038', 'L’Haÿ-les-Roses', 'l-hay-les-roses-94038'],
  ['c74010', 'Annecy-le-Vieux (Annecy)', 'annecy-le-vieux-annecy-74010'],
  ['d2B', 'Haute-Corse', 'haute-corse-d2b'],
  ['r93', 'Provence-Alpes-Côte d’Azur', 'provence-alpes-cote-d-azur-r93'],
])('%s, %s: %s', (code, name, slug) => {
  expect(placeSlug({ code, name })).toBe(slug);
  expect(codeOfPlaceSlug(slug)).toBe(code);
  expect(codeOfPlaceSlug(`autre-nom${slug.slice(slug.lastIndexOf('-'))}`)).toBe(code);
});

test.each(['lyon', 'lyon-', '', '-', 'd', 'lyon-d', 'lyon-6912', 'lyon-x69', 'é'.repeat(9)])(
  '%j names no place',
  (slug) => {
    expect(codeOfPlaceSlug(slug)).toBeNull();
  },
);
