import { expect, test } from 'vitest';
import { levelIn } from './levels.ts';

test.each([
  ['notions', 1],
  ['bonnes bases', 1],
  ['en cours d’apprentissage', 1],
  ['bonne maîtrise', 2],
  ['avancé', 2],
  ['niveau confirmé', 2],
  ['usage quotidien', 2],
  ['expert', 3],
  ['maîtrise parfaite', 3],
  ['●●●●○', 2],
  ['★☆☆☆☆', 1],
  ['●●●●●', 3],
  ['2/5', 1],
  ['90 %', 3],
])('%s', (text, level) => expect(levelIn(text)).toBe(level));

test.each(['●●●', 'lecture de plans', '22', '7/5', '120 %'])('%s says none', (text) =>
  expect(levelIn(text)).toBeNull(),
);
