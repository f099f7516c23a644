import { describe, expect, test } from 'vitest';
import { quote, quoteOnOneLine } from './quoted-words.ts';
import { hiddenAddress } from './without-addresses.ts';

describe('quote', () => {
  test.each([
    ['a short text stays whole', ' Bonjour,\n\nÀ demain ', 'Bonjour,\n\nÀ demain'],
    ['lines after the sixth go', '1\n2\n3\n4\n5\n6\n7', '1\n2\n3\n4\n5\n6…'],
    ['two hundred characters stay', 'x'.repeat(200), 'x'.repeat(200)],
    ['one more is cut', 'x'.repeat(201), `${'x'.repeat(199)}…`],
    ['a long text is cut between words', 'mots '.repeat(100), `${'mots '.repeat(39)}mots…`],
    ['a character is not cut', `x${'😀'.repeat(200)}`, `x${'😀'.repeat(99)}…`],
    ['nor is a note', `${'mots '.repeat(38)}https://piege.fr et`, `${'mots '.repeat(37)}mots…`],
    [
      'a note at the end stays whole',
      `${'m'.repeat(173)} https://piege.fr et encore`,
      `${'m'.repeat(173)} ${hiddenAddress}…`,
    ],
  ])('%s', (_, text, expected) => {
    expect(quote(text)).toBe(expected);
    expect(quote(text).length).toBeLessThanOrEqual(200);
  });

  test('a text of any length is read at once', () => {
    for (const sign of ['.', ' ', '/', '@', 'a.', '[', '\n'])
      expect(quote(sign.repeat(100_000)).length).toBeLessThanOrEqual(200);
  });

  test('a title stands on one line', () => {
    expect(quoteOnOneLine('Relevé\n de  façades, www.piege.fr')).toBe(`Relevé de façades, ${hiddenAddress}`);
  });
});
