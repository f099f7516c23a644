import { existsSync, readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Document } from './document.tsx';

const isThere = (path: string) => existsSync(new URL(`../public${path}`, import.meta.url));

test('every icon that the page and its manifest name is there', () => {
  const html = renderToString(createElement(Document, null, 'page'));
  const linked = [...html.matchAll(/href="(\/[^"]+)"/g)].map(([, path = '']) => path);
  expect(linked).toContain('/manifest.webmanifest');
  const manifest = JSON.parse(
    readFileSync(new URL('../public/manifest.webmanifest', import.meta.url), 'utf8'),
  ) as { icons: { src: string }[] };
  const named = [...linked, ...manifest.icons.map(({ src }) => src)];
  expect(named.filter((path) => !isThere(path))).toEqual([]);
});
