import { expect, test } from 'vitest';
import { sitemap, sitemapIndex } from './sitemap.ts';

test('addresses are escaped as XML', () => {
  const address = 'https://mitoyen.test/recherche?lieu=Lyon&metier=<b>';
  const escaped = '<loc>https://mitoyen.test/recherche?lieu=Lyon&amp;metier=&lt;b></loc>';
  expect([sitemap([address]), sitemapIndex([address])]).toEqual([
    expect.stringContaining(`<url>${escaped}</url>`),
    expect.stringContaining(`<sitemap>${escaped}</sitemap>`),
  ]);
});
