import { expect, test } from 'vitest';
import { drawableText } from './drawable-text.ts';

test.each([
  ['Éléonore Łukaszewicz', 'Éléonore Łukaszewicz'],
  ['Zoé 🏗️ Dupré', 'Zoé Dupré'],
  ['Nguyễn', 'Nguyen'],
  ['«\u202fLe mur\u202f!\u202f»', '«\u00a0Le mur\u00a0!\u00a0»'],
  ['محمد', ''],
  ['🙂', ''],
  ['\u0000\u202ede\nux', 'de ux'],
  ['…', ''],
])('of %j our fonts draw %j', (text, shown) => {
  expect(drawableText(text, 40)).toBe(shown);
});

test('a long text ends after a word, a long word anywhere', () => {
  expect(drawableText('Réhabilitation d’une halle, à Nantes', 28)).toBe('Réhabilitation d’une halle…');
  expect(drawableText('x'.repeat(100_000), 30)).toBe(`${'x'.repeat(30)}…`);
});
