import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { serverPaths } from '../../start/server-paths.ts';
import { departementsWithin } from './departements-within.ts';
import { measureDepartements } from './measure-departements.ts';

test('the file of départements is what the file of places says', () => {
  const [, ...lines] = readFileSync(serverPaths.departements, 'utf8').trimEnd().split('\n');
  expect(lines).toEqual(measureDepartements());
});

test('what lies around a département is told, and nothing of what is none', () => {
  expect(departementsWithin('c75', 25)).toEqual(['c75', 'c77', 'c78', 'c91', 'c92', 'c93', 'c94', 'c95']);
  expect(departementsWithin('c75', 30)).toEqual([]);
  expect(departementsWithin('d75', 25)).toEqual([]);
});
