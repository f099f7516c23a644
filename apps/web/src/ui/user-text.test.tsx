import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { longRuns } from './long-runs.ts';
import { UserText } from './user-text.tsx';

afterEach(cleanup);
const pieces = (text: string) => longRuns(text).flatMap((run) => (typeof run === 'string' ? [] : [...run]));

test('a text without a space for long is shown in pieces, and read and copied as it was written', () => {
  const text = `Voici : ${'a'.repeat(9_850)} et la suite.`;
  const { container } = render(<UserText text={text} />);
  expect(container.textContent).toBe(text);
  expect(container.querySelectorAll('wbr').length).toBeGreaterThan(90);
  expect(container.querySelectorAll('span')).toHaveLength(1);
});

test('ordinary words and addresses stay one text', () => {
  const text = `Bonjour,\n\n${'anticonstitutionnellement '.repeat(400)} https://exemple.fr/plans/${'x'.repeat(60)}`;
  expect(longRuns(text)).toEqual([text]);
  expect(longRuns('')).toEqual(['']);
});

test('no letter is lost, whatever somebody writes', () => {
  const part = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 80, maxLength: 400 }),
    fc.string({ unit: 'binary', maxLength: 300 }),
  );
  fc.assert(
    fc.property(
      part,
      part,
      (one, other) => longRuns(`${one} ${other}`).flat().join('') === `${one} ${other}`,
    ),
  );
});

test('pieces are short, also of marks upon marks and of emoji, which stay whole', () => {
  for (const letters of ['ب', 'a\u0301', '\u0301', '😀', 'ก'])
    for (const one of pieces(letters.repeat(5_000))) expect([...one].length).toBeLessThanOrEqual(140);
  const family = '👨‍👩‍👧‍👦';
  expect(pieces(family.repeat(200)).every((one) => /^(?:👨‍👩‍👧‍👦)+$/u.test(one))).toBe(true);
});
