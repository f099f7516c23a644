import { expect, test } from 'vitest';
import { areaOf } from './area-of.ts';

test.each([
  ['c69123', 'd69'],
  ['c2A004', 'd2A'],
  ['c97411', 'd974'],
  ['d69', 'd69'],
  ['r84', 'r84'],
])('%s lies in %s', (code, area) => expect(areaOf(code)).toBe(area));
