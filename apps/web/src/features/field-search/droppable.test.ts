import { expect, test } from 'vitest';
import { droppables, nameOfRemoval } from './droppable.ts';

const filters = { search: 'bois', location: '', place: 'c69123', radius: 25, software: ['revit', 'autocad'] };

test('a removal is named by its fields, or by the value that goes', () => {
  expect(nameOfRemoval(filters, { place: '', radius: 0 })).toBe('place,radius');
  expect(nameOfRemoval(filters, { software: ['autocad'] })).toBe('software:revit');
  expect(nameOfRemoval({ ...filters, software: ['revit:2'] }, { software: [] })).toBe('software:revit:2');
});

test('words come first, and those that are not asked do not', () => {
  const chips = [{ label: 'Revit', removal: { software: ['autocad'] } }];
  expect(droppables(filters, chips, ({ search, software }) => `?${search}+${software}`)).toEqual([
    { label: 'bois', without: 'search', href: '?+revit,autocad' },
    { label: 'Revit', without: 'software:revit', href: '?bois+autocad' },
  ]);
});
