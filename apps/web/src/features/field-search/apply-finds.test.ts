import { expect, test } from 'vitest';
import { applyFinds, type SearchedFilters, without } from './apply-finds.ts';

const nothing: SearchedFilters = {
  search: '',
  location: 'Lyon',
  place: '',
  radius: null,
  trade: [],
  phase: ['dce'],
  software: [],
  programme: [],
  context: [],
  order: 'shuffle',
};

test('finds become filters beside those that are set, and the words that are left stay', () => {
  const finds = [
    { kind: 'software', code: 'revit:2' },
    { kind: 'phase', code: 'dce' },
    { kind: 'phase', code: 'pro' },
  ] as const;
  expect(applyFinds(nothing, finds, 'bois')).toEqual({
    search: 'bois',
    software: ['revit:2'],
    phase: ['dce', 'pro'],
  });
});

test('a commune is looked around, a département is not, and either takes the place of the typed one', () => {
  const around = { place: 'c69123', radius: 25, order: 'shuffle', location: '', search: '' };
  expect(applyFinds(nothing, [{ kind: 'place', code: 'c69123' }], '')).toEqual(around);
  expect(applyFinds({ ...nothing, radius: 50 }, [{ kind: 'place', code: 'c69123' }], '').radius).toBe(50);
  expect(applyFinds(nothing, [{ kind: 'place', code: 'd69' }], '').radius).toBeNull();
});

test('a part is taken out of a text with the space around it', () => {
  expect(without('architecte Lyon bois', { start: 11, end: 15 })).toBe('architecte bois');
  expect(without('Lyon', { start: 0, end: 4 })).toBe('');
});
