import { parse } from 'tldts';
import { describe, expect, test } from 'vitest';
import { addresses, frenchWithDots } from './dotted-words.fixture.ts';
import { hiddenAddress, withoutAddresses } from './without-addresses.ts';

const lines = (text: string) => text.split('\n').filter((line) => line !== '');
const french = lines(frenchWithDots).map((line) => {
  const [written = '', read = written] = line.split(' => ');
  return [written, read] as const;
});

/** What the most eager mail program links: names of which one label behind a dot is a top-level domain. */
function linksIn(text: string): string[] {
  const names = text.match(/[\p{L}\p{N}\p{M}_-]+(?:\.[\p{L}\p{N}\p{M}_\u2060-]+)+/gu) ?? [];
  return names.filter((name) =>
    name
      .split('.')
      .slice(1)
      .some((label) => parse(`a.${label}`, { validateHostname: false }).isIcann === true),
  );
}

const around = [
  ['', ''],
  ['Voyez ', ' vite'],
  ['(', ').'],
  ['«\u202f', '\u202f» !'],
  ['a,', ';b'],
  ['*', '*'],
] as const;

test('the tables are as long as they say', () => {
  expect(french.length).toBeGreaterThanOrEqual(200);
  expect(lines(addresses).length).toBeGreaterThanOrEqual(100);
});

test.each(french)('%s is read as %s, and is no link', (written, read) => {
  for (const [before, after] of around) {
    const mailed = withoutAddresses(`${before}${written}${after}`);
    expect(mailed).toBe(`${before}${read}${after}`);
    expect(linksIn(mailed)).toEqual([]);
  }
});

test.each(lines(addresses))('%s gives way to a note', (address) => {
  expect(withoutAddresses(address).replace(/^[-_]+|[._]+$/gu, '')).toBe(hiddenAddress);
  for (const [before, after] of around) {
    const mailed = withoutAddresses(`${before}${address}${after}`);
    expect(mailed).toContain(hiddenAddress);
    expect(mailed).not.toMatch(/pi[eé]ge|projeteur/iu);
    expect(linksIn(mailed)).toEqual([]);
  }
});

test.each(french)('%s stays what it became when it is read again', (written, read) => {
  expect(withoutAddresses(withoutAddresses(written))).toBe(read);
});

describe('the rest of a text', () => {
  test('an address in front of a sentence leaves the sentence', () => {
    expect(withoutAddresses('piege.com.La suite')).toBe(`${hiddenAddress}. La suite`);
  });

  test('an address next to words takes no word with it but those that are joined to it', () => {
    expect(withoutAddresses('site:piege.fr, puis a=b')).toBe(`${hiddenAddress}, puis a=b`);
  });

  test('a text of any length is read', () => {
    for (const sign of [
      '.',
      ' ',
      '/',
      '@',
      'a.',
      '[',
      '\n',
      'a.la.',
      'e.es-',
      'fr.',
      'La.',
      '..a',
      '\u2060.',
    ])
      expect(withoutAddresses(sign.repeat(100_000 / sign.length)).length).toBeGreaterThan(0);
  });
});
