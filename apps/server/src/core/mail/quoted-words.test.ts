import { describe, expect, test } from 'vitest';
import { hiddenAddress, quote, quoteOnOneLine, withoutAddresses } from './quoted-words.ts';

describe('withoutAddresses', () => {
  test.each([
    'https://piege.example/a?b=c#d',
    'HTTP://PIEGE.EXAMPLE',
    'ftp://piege',
    'www.piege.fr',
    'piege.fr',
    'Piege.FR',
    'piege.fr/connexion',
    'sous.domaine.piege.co.uk',
    'compte.piege.github.io',
    'piege.dwg/plan',
    'piege.fr:8080',
    'nom@piege.fr',
    'mailto:nom@piege',
    'javascript:alert',
    'https://mitoyen.example@piege.fr/',
    '192.168.1.1/a',
    'http://2130706433/',
    'piégé.fr',
    'piege.рф',
    'xn--pige-epa.xn--p1ai',
    'pie\u200bge.f\u00adr',
    'piege\u3002fr',
    'piege\uff0e\uff46\uff52',
    'support@piege.com.La',
  ])('%s gives way to a note', (address) => {
    for (const [before, after] of [
      ['', ''],
      ['Voyez ', ' vite'],
      ['(', ').'],
      ['«\u202f', '\u202f» !'],
      ['a,', ';b'],
      ['*', '*'],
    ])
      expect(withoutAddresses(`${before}${address}${after}`)).toBe(`${before}${hiddenAddress}${after}`);
  });

  test.each([
    'Bonjour,\nà 14:30, « ok » ? Oui/non : 3,50 €…',
    'S.A.R.L. Dupont, 12.5 m², R+2, art. 17.2/b, version 1.2.3.4, n.c.',
    'plan.dwg, notice.pdf et façade.rvt',
    'Objet : relevé',
    '@Camille, et/ou',
    '',
  ])('%j stays', (text) => {
    expect(withoutAddresses(text)).toBe(text);
  });

  test('a full stop without its space gets one where a mail program would see an address', () => {
    expect(withoutAddresses('C’est terminé.La suite demain.')).toBe('C’est terminé. La suite demain.');
    expect(withoutAddresses('M.Dupont')).toBe('M. Dupont');
    expect(withoutAddresses('piege.com.La suite')).toBe(`${hiddenAddress}. La suite`);
  });

  test('an address next to words takes no word with it but those that are joined to it', () => {
    expect(withoutAddresses('site:piege.fr, puis a=b')).toBe(`${hiddenAddress}, puis a=b`);
  });
});

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
    for (const sign of ['.', ' ', '/', '@', 'a.', '[', '\n']) {
      expect(quote(sign.repeat(100_000)).length).toBeLessThanOrEqual(200);
      expect(withoutAddresses(sign.repeat(100_000)).length).toBeGreaterThan(0);
    }
  });

  test('a title stands on one line', () => {
    expect(quoteOnOneLine('Relevé\n de  façades, www.piege.fr')).toBe(`Relevé de façades, ${hiddenAddress}`);
  });
});
