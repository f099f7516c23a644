import { expect, test } from 'vitest';
import { availabilityFilters, availabilityFilterValues, seedPattern } from './directory.rules.ts';

const atOnce = ['Disponible immédiatement', 'Disponible'];

test.each([
  ['immédiatement', atOnce],
  ['Immédiatement ', atOnce],
  ['Disponible immédiatement', atOnce],
  ['Disponible', atOnce],
  ['1 mois', ['Disponible sous 1 mois']],
  [' Disponible sous 3 mois', ['Disponible sous 3 mois']],
  ['en poste', ['En poste, ouvert aux opportunités']],
  ['Indisponible', ['Indisponible']],
  ['demain', null],
  ['', null],
])('the availability filter “%s” matches %j', (text, values) => {
  expect(availabilityFilterValues(text)).toEqual(values);
});

test('every choice of the filter stands for what it says', () => {
  for (const { label, value } of availabilityFilters)
    expect(availabilityFilterValues(label)).toEqual(availabilityFilterValues(value));
});

test('a seed is letters and digits, sixty-four at most', () => {
  for (const seed of ['a', 'Z9', 'x'.repeat(64)])
    expect([seed, seedPattern.test(seed)]).toEqual([seed, true]);
  for (const seed of ['', 'a b', 'é', 'a-b', 'a\n', 'x'.repeat(65)])
    expect([seed, seedPattern.test(seed)]).toEqual([seed, false]);
});
