import { expect, test } from 'vitest';
import { foundExcerpt } from './found-excerpt.ts';

const excerpt = (content: string, subject: string | null, ...terms: string[]) =>
  foundExcerpt({ content, subject }, terms);
const filler = 'Nous avons relu les plans. '.repeat(20);

test('what is short is told whole, in one line', () => {
  expect(excerpt('Bonjour,\nle zinc part  lundi.', null, 'zinc')).toBe('Bonjour, le zinc part  lundi.');
});

test('what is long is cut around what was found, between words', () => {
  const told = excerpt(`${filler}Le zinc part lundi. ${filler}`, null, 'ZINC');
  expect(told).toMatch(/^…(?:avons|relu|les|plans)[^…]* Le zinc part lundi\. [^…]*…$/);
  expect(told.length).toBeLessThan(185);
  expect(told.indexOf('zinc')).toBeLessThan(45);
});

test('where the subject alone holds it, the subject is told', () => {
  expect(excerpt('Bonjour', 'Une halle en zinc', 'zinc')).toBe('Une halle en zinc');
  expect(excerpt('Du zinc', 'Une halle en zinc', 'zinc')).toBe('Du zinc');
  expect(excerpt('Bonjour', null, 'zinc')).toBe('Bonjour');
});

test('no character is cut in two', () => {
  const houses = '🏠'.repeat(200);
  for (const text of [`${houses}zinc${houses}`, `a${houses}zinc${houses}`])
    expect(excerpt(text, null, 'zinc')).toMatch(/^…🏠+zinc🏠+…$/u);
});
