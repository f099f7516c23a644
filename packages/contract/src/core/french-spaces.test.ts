import { expect, test } from 'vitest';
import { frenchSpaces } from './french-spaces.ts';

test.each([
  ['Quoi ? Rien !', 'Quoi\u202f? Rien\u202f!'],
  ['oui ; non', 'oui\u202f; non'],
  ['le « mur »', 'le «\u202fmur\u202f»'],
  ['deux choses : une', 'deux choses\u00a0: une'],
  ['déjà\u202f; posé\u00a0: ainsi', 'déjà\u202f; posé\u00a0: ainsi'],
  ['[CNIL](https://www.cnil.fr/?a=b)', '[CNIL](https://www.cnil.fr/?a=b)'],
])('%s', (typed, shown) => {
  expect(frenchSpaces(typed)).toBe(shown);
});
