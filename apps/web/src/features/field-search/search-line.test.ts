import { expect, test } from 'vitest';
import { searchLine } from './search-line.ts';

const nothing = { search: '', location: '', place: '', radius: null };

test.each([
  [
    { search: 'Dessinateur Revit', place: 'c69123', radius: 25 as const },
    ['Dessinateur Revit', 'Lyon', '25 km'],
  ],
  [{ place: 'c69123', radius: 0 as const }, ['Lyon']],
  [{ place: 'd69', radius: null }, ['Lyon']],
  [{ search: 'bois', location: 'Bretagne' }, ['bois', 'Bretagne']],
  [{}, []],
])('%j reads %j', (searched, line) => {
  const told = searchLine({ ...nothing, ...searched }, 'Lyon');
  expect(told.map((fact) => fact.replaceAll('\u00a0', ' '))).toEqual(line);
});
