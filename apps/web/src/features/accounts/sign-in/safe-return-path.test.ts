import { expect, test } from 'vitest';
import { paths } from '../../../paths.ts';
import { safeReturnPath } from './safe-return-path.ts';

test.each([
  [paths.offers({ search: 'revit' }), '/jobs?search=revit'],
  [`${paths.offer('1')}#postuler`, '/jobs/1#postuler'],
])('goes back to %s', (wanted, expected) => {
  expect(safeReturnPath(wanted)).toBe(expected);
});

test.each([
  null,
  '',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  paths.login({ retour: '/x' }),
  paths.forgotPassword(),
])('goes to the profile instead of %s', (wanted) => {
  expect(safeReturnPath(wanted)).toBe(paths.profile());
});
