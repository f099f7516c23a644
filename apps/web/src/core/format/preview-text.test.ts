import { expect, test } from 'vitest';
import { previewText, summaryText } from './preview-text.ts';

test('a text that fits is left as it is', () => {
  expect(previewText('a'.repeat(120), 120)).toBe('a'.repeat(120));
});

test('a longer one is cut, and says so', () => {
  expect(previewText('a'.repeat(121), 120)).toBe(`${'a'.repeat(120)}…`);
  expect(previewText('Deux mots', 5)).toBe('Deux…');
});

test('no character is cut in two', () => {
  expect(previewText('🏠🏠🏠', 2)).toBe('🏠🏠…');
});

test('a summary stands on one line', () => {
  expect(summaryText('Relevés.\n\n  Suivi de chantier. ')).toBe('Relevés. Suivi de chantier.');
});
