import fc from 'fast-check';
import { expect, it } from 'vitest';
import { linkify } from './linkify.ts';

const urls = (text: string) => linkify(text).flatMap((part) => (part.kind === 'link' ? [part.url] : []));

it('finds addresses and leaves the sentence’s punctuation alone', () => {
  expect(urls('Voir https://exemple.fr/plans?a=1&b=2, puis (http://exemple.org/a_(b)).')).toEqual([
    'https://exemple.fr/plans?a=1&b=2',
    'http://exemple.org/a_(b)',
  ]);
});

it('never makes a link of another scheme or of an address with a password', () => {
  expect(urls('javascript:alert(1) data:text/html,x https://a:b@exemple.fr ftp://exemple.fr')).toEqual([]);
});

it('loses no character', () => {
  const piece = fc.oneof(fc.string(), fc.webUrl(), fc.constant(' « https://exemple.fr » '));
  fc.assert(
    fc.property(
      fc.array(piece).map((pieces) => pieces.join(' ')),
      (text) => {
        expect(
          linkify(text)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      },
    ),
  );
});
