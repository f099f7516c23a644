import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { expect, test } from 'vitest';
import { filtersWithout } from './list-totals.ts';

const nothing = { search: '', place: '', radius: null as number | null, software: [] as string[] };
const asked = { search: 'bois', place: 'c69123', radius: 25, software: ['revit:2', 'autocad'] };

test('a criterion is dropped whole, with what belongs to it, or one of its values alone', () => {
  expect(filtersWithout(asked, nothing, 'search')).toEqual({ ...asked, search: '' });
  expect(filtersWithout(asked, nothing, 'place,radius')).toEqual({ ...asked, place: '', radius: null });
  expect(filtersWithout(asked, nothing, 'software:revit:2')).toEqual({ ...asked, software: ['autocad'] });
  expect(filtersWithout(asked, nothing, 'software')).toEqual({ ...asked, software: [] });
});

test.each(['limit', 'constructor', 'search,__proto__'])('%s is no criterion', (dropped) => {
  expect(() => filtersWithout(asked, nothing, dropped)).toThrow(ApiError);
});
